import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { RuleFamily, RuleValue } from '../../../shared/contract/rules';
import type { Failure } from '../../../shared/http/failure';
import { isFiltered, noFilter, writeView, type View } from '../filter';
import type { Kept, restore } from '../kept';
import { byFamily, families, hasSameFields, refit, type Rule, type RuleBook } from '../rules';
import {
  addRule,
  bringBack,
  deleteRule,
  editRule,
  hasWork,
  moveRule,
  noWork,
  rebase,
  removedOf,
  revert,
  shownRules,
  type Mark,
  type Work,
} from '../work';
import { checkRules, loadRules, refreshRules, type RulesExtra } from './requests';
import { selectRules, selectStanding } from './selectors';
import {
  announced,
  bookArrived,
  focusMoved,
  ruleOpened,
  ruleRemoved,
  saveChanged,
  viewChanged,
  workChanged,
  type FocusMove,
  type RulesState,
} from './slice';

import { movedSays } from '../words';

type Flow<T> = ThunkAction<T, RulesState, RulesExtra, Action>;

export const openRules = (): Flow<Promise<void>> => async (dispatch) => {
  const loaded = await dispatch(loadRules(undefined));
  if (loaded.ok) dispatch(take(loaded.value));
};

/** Reads all rules again and puts what is not saved on top of them. Answers why it could not. */
export const rereadRules = (): Flow<Promise<Failure | null>> => async (dispatch) => {
  const read = await dispatch(refreshRules(undefined));
  if (!read.ok) return read.failure;
  dispatch(take(read.value));
  return null;
};

const take =
  (book: RuleBook): Flow<void> =>
  (dispatch, getState) => {
    const { fields, pendingChanges } = getState();
    const old = selectRules(getState());
    const work = byFamily((family) => {
      const own = pendingChanges[family];
      if (!hasWork(own)) return noWork;
      const [from, to] = [fields[family], book.fields[family]];
      const isAsBefore = hasSameFields(from, to);
      const fit = (rule: Rule) => (isAsBefore ? rule : refit(rule, from, to));
      const fitting: Work = {
        ...own,
        created: own.created.map(fit),
        changed: own.changed.map(({ base, now }) => ({ base: fit(base), now: fit(now) })),
        deleted: own.deleted.map(fit),
      };
      return rebase(old[family], book.rules[family], fitting);
    });
    dispatch(bookArrived({ book, work }));
  };

/** Looks at other rules. A filter also asks the server, which tells whether the list has moved on. */
export const changeView =
  (change: Partial<View>): Flow<void> =>
  (dispatch, getState) => {
    const { family, filter: before, words } = getState();
    if (writeView({ family, filter: before, words, ...change }) === writeView(getState())) return;
    dispatch(viewChanged(change));
    const { filter, version, rules } = getState();
    if (filter === before || rules.status !== 'ready') return;
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
    if (Object.keys(asked).length === 0) return;
    void dispatch(checkRules(asked)).then((checked) => {
      const isOld = checked.ok && (checked.value === undefined || checked.value !== version);
      if (!checked.ok || isOld) void dispatch(rereadRules());
    });
  };

const change =
  (
    family: RuleFamily,
    key: string,
    make: (saved: readonly Rule[], work: Work) => Work,
  ): Flow<void> =>
  (dispatch, getState) => {
    const before = getState().pendingChanges[family];
    if (getState().save.status === 'pending') return;
    const work = make(selectRules(getState())[family], before);
    if (work !== before) dispatch(workChanged({ family, work, key }));
  };

export const setValue = (family: RuleFamily, key: string, place: number, value: RuleValue) =>
  change(family, key, (saved, work) => editRule(saved, work, key, place, value));

/** Puts a rule back to what it was when its form was opened. */
export const restoreRule = (family: RuleFamily, rule: Rule) =>
  change(family, rule.key, (saved, work) =>
    rule.values.reduce((now, value, place) => editRule(saved, now, rule.key, place, value), work),
  );

/** Moves a rule to where the rule `place` of the order shown is, and says so. */
export const moveTo =
  (family: RuleFamily, key: string, place: number, part: FocusMove['part']): Flow<void> =>
  (dispatch, getState) => {
    dispatch(change(family, key, (saved, work) => moveRule(saved, work, key, place)));
    const standing = selectStanding(getState(), family);
    const now = standing.findIndex((rule) => rule.key === key);
    dispatch(announced(movedSays(now + 1, standing.length)));
    dispatch(focusMoved({ key, part }));
  };

/** Moves a rule to a number of the list as people count it: deleted rules have none. */
export const moveToNumber =
  (family: RuleFamily, key: string, number: number, part: FocusMove['part']): Flow<void> =>
  (dispatch, getState) => {
    const standing = selectStanding(getState(), family);
    const wanted = standing[Math.min(Math.max(number, 1), standing.length) - 1];
    const shown = shownRules(selectRules(getState())[family], getState().pendingChanges[family]);
    if (wanted) dispatch(moveTo(family, key, shown.indexOf(wanted), part));
  };

/** Moves a rule by so many numbers, up with a negative one. */
export const moveBy =
  (family: RuleFamily, key: string, step: number, part: FocusMove['part']): Flow<void> =>
  (dispatch, getState) => {
    const place = selectStanding(getState(), family).findIndex((rule) => rule.key === key);
    dispatch(moveToNumber(family, key, place + 1 + step, part));
  };

export const revertMark = (family: RuleFamily, key: string, mark: Mark) =>
  change(family, key, (saved, work) => revert(saved, work, key, mark));

/** Adds a rule with these values after another one, first when `after` is null. Answers its key. */
export const insertRule =
  (family: RuleFamily, values: readonly RuleValue[], after: string | null): Flow<string> =>
  (dispatch, getState) => {
    const { pendingChanges, newRules } = getState();
    const rule: Rule = { key: `new-rule-${newRules + 1}`, id: null, values };
    const work = addRule(selectRules(getState())[family], pendingChanges[family], rule, after);
    dispatch(workChanged({ family, work, newRules: newRules + 1 }));
    return rule.key;
  };

/** Marks a rule for deletion, which can be undone until the save. A new one goes at once. */
export const removeRule =
  (family: RuleFamily, key: string): Flow<void> =>
  (dispatch, getState) => {
    const standing = selectStanding(getState(), family);
    const place = standing.findIndex((rule) => rule.key === key);
    const saved = selectRules(getState())[family];
    const removed = removedOf(saved, getState().pendingChanges[family], key);
    dispatch(change(family, key, (rules, work) => deleteRule(rules, work, key)));
    dispatch(ruleRemoved(removed && { ...removed, family }));
    // A rule of the server stays in the list, struck out; after a new one the focus goes to its neighbour.
    const next = removed?.base ? key : (standing[place + 1] ?? standing[place - 1])?.key;
    dispatch(focusMoved({ key: next ?? '', part: 'row' }));
  };

export const undoRemoval = (): Flow<void> => (dispatch, getState) => {
  const { removed } = getState();
  dispatch(ruleRemoved(null));
  if (!removed) return;
  dispatch(
    change(removed.family, removed.rule.key, (saved, work) => bringBack(saved, work, removed)),
  );
  dispatch(focusMoved({ key: removed.rule.key, part: 'row' }));
};

export const discardAll = (): Flow<void> => (dispatch) => {
  for (const family of families) dispatch(workChanged({ family, work: noWork }));
  dispatch(ruleRemoved(null));
  dispatch(ruleOpened(null));
  dispatch(saveChanged({ status: 'idle' }));
  dispatch(focusMoved({ key: '', part: 'row' }));
};

/** Shows a rule wherever it stands, and gives it the focus. */
export const showRule =
  (family: RuleFamily, key: string): Flow<void> =>
  (dispatch, getState) => {
    const isHidden = getState().family !== family || isFiltered(getState());
    if (isHidden) dispatch(viewChanged({ family, filter: noFilter, words: '' }));
    dispatch(focusMoved({ key, part: 'row' }));
  };

/** Puts kept work on top of what is there. `restoreKept` comes with the code that keeps it. */
export const restoreWork =
  (list: readonly Kept[], restoreKept: typeof restore): Flow<void> =>
  (dispatch, getState) => {
    const state = getState();
    let { newRules } = state;
    const book = { rules: selectRules(state), fields: state.fields };
    const newKey = () => `new-rule-${++newRules}`;
    const work = restoreKept(book, state.pendingChanges, list, newKey);
    for (const family of families) {
      dispatch(workChanged({ family, work: work[family], newRules }));
    }
    const [first] = list;
    if (first && !list.some(({ family }) => family === state.family)) {
      dispatch(changeView({ family: first.family }));
    }
  };

/** Puts the rows of a file among the changes that wait for Save. */
export const importRules =
  (
    family: RuleFamily,
    make: (saved: readonly Rule[], work: Work, newKey: () => string) => Work,
  ): Flow<void> =>
  (dispatch, getState) => {
    let { newRules } = getState();
    const newKey = () => `new-rule-${++newRules}`;
    const work = make(selectRules(getState())[family], getState().pendingChanges[family], newKey);
    dispatch(workChanged({ family, work, newRules }));
  };
