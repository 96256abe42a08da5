import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { RuleFamily } from '@shared/contract/rules';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { byFamily, families, type Rule, type RuleBook } from '@shared/rules/rules';
import { isFiltered, noFilter, writeView, type View } from '../model/filter';
import type { Kept, restore } from '../model/kept';
import { hasSameFields, refit } from '../model/rules';
import { rebase } from '../model/rebase';
import { hasWork, noWork, type Mark, type Work } from '../model/work';
import { moveRule, revert } from '../model/workEdits';
import { getBook } from '../api';
import type { RulesExtra } from './requests';
import { selectIsSaving, selectRules, selectStanding } from './selectors';
import {
  announced,
  bookArrived,
  focusMoved,
  readingChanged,
  viewChanged,
  workChanged,
  type FocusMove,
  type RulesState,
} from './slice';
import { movedSays } from '../model/words';

export type Thunk<T> = ThunkAction<T, RulesState, RulesExtra, Action>;

const readRules =
  (): Thunk<Promise<Result<RuleBook>>> =>
  async (dispatch, _getState, { http, config }) => {
    dispatch(readingChanged({ status: 'pending' }));
    const read = await getBook(http, config.urls.rules);
    if (!read.ok) dispatch(readingChanged({ status: 'failed', failure: read.failure }));
    return read;
  };

export const openRules = (): Thunk<Promise<void>> => async (dispatch) => {
  const loaded = await dispatch(readRules());
  if (loaded.ok) dispatch(take(loaded.value));
};

/** Reads all rules again and puts what is not saved on top of them. Returns why it could not. */
export const refetchRules = (): Thunk<Promise<Failure | null>> => async (dispatch, getState) => {
  const { rules } = getState();
  const read = await dispatch(readRules());
  if (!read.ok) return read.failure;
  // Something came meanwhile, a save's answer or another read, and this one may be older: it would undo that.
  if (getState().rules !== rules) return dispatch(refetchRules());
  dispatch(take(read.value));
  return null;
};

/** Reads what a save was taken as that did not answer it. Returns why it could not. */
export const readAccepted = (): Thunk<Promise<Failure | null>> => async (dispatch) => {
  const read = await dispatch(readRules());
  if (!read.ok) return read.failure;
  dispatch(bookArrived({ book: read.value, work: byFamily(() => noWork) }));
  return null;
};

const take =
  (book: RuleBook): Thunk<void> =>
  (dispatch, getState) => {
    const { fields, pendingChanges, save } = getState();
    const sent = 'sent' in save ? save.sent?.work : undefined;
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
        setAside: own.setAside.map(({ base, now }) => ({ base: fit(base), now: fit(now) })),
        deleted: own.deleted.map(fit),
      };
      return rebase(
        old[family],
        book.rules[family],
        fitting,
        isAsBefore ? sent?.[family] : fitting,
      );
    });
    dispatch(bookArrived({ book, work }));
  };

/** Looks at other rules. A filter also asks the server, which tells whether the list has moved on. */
export const changeView =
  (change: Partial<View>): Thunk<void> =>
  (dispatch, getState) => {
    const { family, filter: before, words } = getState();
    if (writeView({ family, filter: before, words, ...change }) === writeView(getState())) return;
    dispatch(viewChanged(change));
    const { filter, version, rules } = getState();
    if (filter === before || rules.status !== 'ready') return;
    const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
    if (Object.keys(asked).length === 0) return;
    void dispatch(checkVersion(version, asked));
  };

/** Asks only for what a filter lets through, to learn whether the list has moved on. */
const checkVersion =
  (known: string | undefined, filter: Readonly<Record<string, string>>): Thunk<Promise<void>> =>
  async (dispatch, _getState, { http, config }) => {
    const checked = await getBook(http, config.urls.rules, filter);
    const isKnown = checked.ok && known !== undefined && checked.value.version === known;
    if (!isKnown) await dispatch(refetchRules());
  };

/** Changes what is to be saved of a family, unless a save is on its way. */
export const change =
  (
    family: RuleFamily,
    key: string,
    make: (saved: readonly Rule[], work: Work) => Work,
  ): Thunk<void> =>
  (dispatch, getState) => {
    const before = getState().pendingChanges[family];
    if (selectIsSaving(getState())) return;
    const work = make(selectRules(getState())[family], before);
    if (work !== before) dispatch(workChanged({ family, work, key }));
  };

/** Moves a rule to `index` of the order shown, and says so. */
export const moveTo =
  (family: RuleFamily, key: string, index: number, part: FocusMove['part']): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(change(family, key, (saved, work) => moveRule(saved, work, key, index)));
    const standing = selectStanding(getState(), family);
    const now = standing.findIndex((rule) => rule.key === key);
    dispatch(announced(movedSays(now + 1, standing.length)));
    dispatch(focusMoved({ key, part }));
  };

export const revertMark = (family: RuleFamily, key: string, mark: Mark) =>
  change(family, key, (saved, work) => revert(saved, work, key, mark));

/** Shows a rule wherever it stands, and gives it the focus. */
export const showRule =
  (family: RuleFamily, key: string): Thunk<void> =>
  (dispatch, getState) => {
    const isHidden = getState().family !== family || isFiltered(getState());
    if (isHidden) dispatch(viewChanged({ family, filter: noFilter, words: '' }));
    dispatch(focusMoved({ key, part: 'row' }));
  };

/**
 * Puts kept work on top of what is there, unless a save is on its way. `restoreKept` comes with the code that keeps
 * it. Returns whether it did.
 */
export const restoreWork =
  (list: readonly Kept[], restoreKept: typeof restore): Thunk<boolean> =>
  (dispatch, getState) => {
    const state = getState();
    if (selectIsSaving(state)) return false;
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
    return true;
  };
