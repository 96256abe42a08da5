import type { RuleFamily } from '@shared/contract/rules';
import { oncePer } from '@shared/store/oncePer';
import { byFamily, families, type ByFamily, type Rule } from '@shared/rules/rules';
import type { View } from '../model/filter';
import {
  conflictsOf,
  countWork,
  hasWork,
  marksOf,
  shownRules,
  type Conflict,
  type Work,
  type WorkCount,
} from '../model/work';
import type { Refusal } from '../model/saving';
import type { FocusMove, RulesState } from './slice';

const noRules = byFamily((): readonly Rule[] => []);

/** The server's rules. */
export const selectRules = ({ rules }: RulesState): ByFamily<readonly Rule[]> =>
  rules.status === 'idle' ? noRules : (rules.value ?? noRules);

export const selectView = ({ family, filter, words }: RulesState): View => ({
  family,
  filter,
  words,
});

export const selectIsDirty = ({ pendingChanges }: RulesState): boolean =>
  families.some((family) => hasWork(pendingChanges[family]));

/** What changes meanwhile would go with the answer: it stands for all that waited for the save. */
export const selectIsSaving = ({ save }: RulesState): boolean => save.status === 'pending';

/** What the save bar names, over all families. */
export const selectTotal = ({ pendingChanges }: RulesState) => totalOf(pendingChanges);
export const totalOf = oncePer((work: RulesState['pendingChanges']): WorkCount => {
  const total = { added: 0, changed: 0, moved: 0, deleted: 0 };
  for (const family of families) {
    const { added, changed, moved, deleted } = countWork(work[family]);
    total.added += added;
    total.changed += changed;
    total.moved += moved;
    total.deleted += deleted;
  }
  return total;
});

/** Of the family that is looked at. */
export const selectConflicts = (state: RulesState): Conflict[] =>
  conflictsWith(state.pendingChanges[state.family])(selectRules(state)[state.family]);
const conflictsWith = oncePer((work: Work) =>
  oncePer((saved: readonly Rule[]) => conflictsOf(saved, work)),
);

/** What a row shows beyond its rule. */
export interface RowState {
  isOpen: boolean;
  /** The part that the focus goes to next. */
  takesFocus: FocusMove['part'] | null;
  /** What is not saved of the rule: its marks in one text, so that the same ones are equal. */
  marks: string;
  conflict: Conflict | undefined;
  refusal: Refusal | undefined;
}

/** Whether the focus goes to a rule of the family that is looked at: another family may have a rule of the same id. */
export const isInSight = ({ focus, family }: RulesState): boolean =>
  (focus?.family ?? family) === family;

/** One selector for all of it: each subscription of a row is paid for with every row that is drawn. */
export const selectRow = (state: RulesState, key: string): RowState => ({
  isOpen: state.openKey === key,
  takesFocus: state.focus?.key === key && isInSight(state) ? state.focus.part : null,
  marks: marksOf(state.pendingChanges[state.family], key).join(' '),
  conflict: selectConflicts(state).find((each) => each.key === key),
  refusal: state.refusals.find((each) => each.key === key && each.family === state.family),
});

/** Whether the user may look and do nothing else. */
export const selectIsReadOnly = ({ perms, rules }: RulesState): boolean =>
  rules.status === 'ready' && !perms.add && !perms.change && !perms.delete && !perms.reorder;

/** The rules of a family as they shall be, without those that are to be deleted. */
export function selectStanding(state: RulesState, family: RuleFamily): readonly Rule[] {
  const work = state.pendingChanges[family];
  const shown = shownRules(selectRules(state)[family], work);
  if (work.deleted.length === 0) return shown;
  const gone = new Set(work.deleted.map(({ key }) => key));
  return shown.filter(({ key }) => !gone.has(key));
}
