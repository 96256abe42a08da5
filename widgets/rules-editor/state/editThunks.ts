import type { RuleFamily, RuleValue } from '@shared/contract/rules';
import { families, valueAt, type Rule } from '@shared/rules/rules';
import { rebase } from '../model/rebase';
import { isSame } from '../model/rules';
import { byKey, noWork, shownRules, type Changed, type Work } from '../model/work';
import { addRule, bringBack, deleteRule, editRule, removedOf } from '../model/workEdits';
import { change, moveTo, type Thunk } from './thunks';
import { selectIsSaving, selectRules, selectStanding } from './selectors';
import {
  focusMoved,
  ruleOpened,
  ruleRemoved,
  saveChanged,
  workChanged,
  type FocusMove,
} from './slice';

export const setValue = (family: RuleFamily, key: string, index: number, value: RuleValue) =>
  change(family, key, (saved, work) => editRule(saved, work, key, index, value));

/** Takes back what was typed over a rule since its form was opened: `edit` is what there was of that before. */
export const restoreRule = (family: RuleFamily, rule: Rule, edit: Changed | undefined) =>
  change(family, rule.key, (saved, work) => {
    const restored = rule.values.reduce((now, value, index) => {
      const isTheirs = !edit || isSame(value, edit.base.values[index]);
      const server = isTheirs ? byKey(saved).get(rule.key) : undefined;
      return editRule(saved, now, rule.key, index, server ? valueAt(server, index) : value);
    }, work);
    // What is as theirs now is in no conflict with them.
    return rebase(saved, saved, restored);
  });

/** Moves a rule to a number of the list as people count it: deleted rules have none. */
export const moveToNumber =
  (family: RuleFamily, key: string, number: number, part: FocusMove['part']): Thunk<void> =>
  (dispatch, getState) => {
    const standing = selectStanding(getState(), family);
    const wanted = standing[Math.min(Math.max(number, 1), standing.length) - 1];
    const shown = shownRules(selectRules(getState())[family], getState().pendingChanges[family]);
    if (wanted) dispatch(moveTo(family, key, shown.indexOf(wanted), part));
  };

/** Moves a rule by so many numbers, up with a negative one. */
export const moveBy =
  (family: RuleFamily, key: string, step: number, part: FocusMove['part']): Thunk<void> =>
  (dispatch, getState) => {
    const index = selectStanding(getState(), family).findIndex((rule) => rule.key === key);
    dispatch(moveToNumber(family, key, index + 1 + step, part));
  };

/**
 * Adds a rule with these values after another one, first when `after` is null. Returns its key, or null while a save
 * is on its way.
 */
export const insertRule =
  (family: RuleFamily, values: readonly RuleValue[], after: string | null): Thunk<string | null> =>
  (dispatch, getState) => {
    if (selectIsSaving(getState())) return null;
    const { pendingChanges, newRules } = getState();
    const rule: Rule = { key: `new-rule-${newRules + 1}`, id: null, values };
    const work = addRule(selectRules(getState())[family], pendingChanges[family], rule, after);
    dispatch(workChanged({ family, work, newRules: newRules + 1 }));
    return rule.key;
  };

/** Marks a rule for deletion, which can be undone until the save. A new one goes at once. */
export const removeRule =
  (family: RuleFamily, key: string): Thunk<void> =>
  (dispatch, getState) => {
    const standing = selectStanding(getState(), family);
    const index = standing.findIndex((rule) => rule.key === key);
    const saved = selectRules(getState())[family];
    const removed = removedOf(saved, getState().pendingChanges[family], key);
    dispatch(change(family, key, (rules, work) => deleteRule(rules, work, key)));
    dispatch(ruleRemoved(removed && { ...removed, family }));
    // A rule of the server stays in the list, struck out; after a new one the focus goes to its neighbour.
    const next = removed?.base ? key : (standing[index + 1] ?? standing[index - 1])?.key;
    dispatch(focusMoved({ key: next ?? '', part: 'row' }));
  };

export const undoRemoval = (): Thunk<void> => (dispatch, getState) => {
  if (selectIsSaving(getState())) return;
  const { removed } = getState();
  dispatch(ruleRemoved(null));
  if (!removed) return;
  dispatch(
    change(removed.family, removed.rule.key, (saved, work) => bringBack(saved, work, removed)),
  );
  const { family } = removed;
  dispatch(focusMoved({ key: removed.rule.key, part: 'row', family }));
};

export const discardAll = (): Thunk<void> => (dispatch) => {
  for (const family of families) dispatch(workChanged({ family, work: noWork }));
  dispatch(ruleRemoved(null));
  dispatch(ruleOpened(null));
  dispatch(saveChanged({ status: 'idle' }));
  dispatch(focusMoved({ key: '', part: 'row' }));
};

/** Puts the rows of a file among the changes that wait for Save, unless one is on its way. */
export const importRules =
  (
    family: RuleFamily,
    make: (saved: readonly Rule[], work: Work, newKey: () => string) => Work,
  ): Thunk<void> =>
  (dispatch, getState) => {
    if (selectIsSaving(getState())) return;
    let { newRules } = getState();
    const newKey = () => `new-rule-${++newRules}`;
    const work = make(selectRules(getState())[family], getState().pendingChanges[family], newKey);
    dispatch(workChanged({ family, work, newRules }));
  };
