import { createSelector } from 'reselect';
import type { RuleFamily } from '../../../shared/contract/rules';
import { byFamily, families, type ByFamily, type Rule } from '../rules';
import {
  conflictsOf,
  countWork,
  hasWork,
  shownRules,
  type Conflict,
  type WorkCount,
} from '../work';
import type { RulesState } from './slice';

const noRules = byFamily((): readonly Rule[] => []);

/** The server's rules. */
export const selectRules = ({ rules }: RulesState): ByFamily<readonly Rule[]> =>
  rules.status === 'idle' ? noRules : (rules.value ?? noRules);

export const selectIsDirty = ({ pendingChanges }: RulesState): boolean =>
  families.some((family) => hasWork(pendingChanges[family]));

/** What the save bar names, over all families. */
export const selectTotal = createSelector(
  [(state: RulesState) => state.pendingChanges],
  (work): WorkCount => {
    const total = { added: 0, changed: 0, moved: 0, deleted: 0 };
    for (const family of families) {
      const { added, changed, moved, deleted } = countWork(work[family]);
      total.added += added;
      total.changed += changed;
      total.moved += moved;
      total.deleted += deleted;
    }
    return total;
  },
);

/** Of the family that is looked at. */
export const selectConflicts = createSelector(
  [
    (state: RulesState) => selectRules(state)[state.family],
    (state: RulesState) => state.pendingChanges[state.family],
  ],
  (saved, work): Conflict[] => conflictsOf(saved, work),
);

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
