import type { RuleFamily } from '@shared/contract/rules';
import { settle } from '../model/settle';
import { selectRules } from './selectors';
import { focusMoved, workChanged } from './slice';
import type { Thunk } from './thunks';

export const resolveConflict =
  (family: RuleFamily, key: string, side: 'mine' | 'theirs'): Thunk<void> =>
  (dispatch, getState) => {
    const { pendingChanges, newRules } = getState();
    const saved = selectRules(getState())[family];
    const newKey = `new-rule-${newRules + 1}`;
    const work = settle(saved, pendingChanges[family], key, side, newKey);
    dispatch(workChanged({ family, work, newRules: newRules + 1 }));
    const isNew = work.created.some((rule) => rule.key === newKey);
    dispatch(focusMoved({ key: isNew ? newKey : key, part: 'row' }));
  };
