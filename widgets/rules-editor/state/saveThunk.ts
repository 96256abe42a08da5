import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { RuleFamily } from '@shared/contract/rules';
import { mayHaveHappened, readAsAbsent, type Failure } from '@shared/http/failure';
import { byFamily, families } from '../model/rules';
import { answeredRules, makeSave, refusalsOf } from '../model/saving';
import { conflictsOf, hasWork, mergeSaved, type WorkCount } from '../model/work';
import { rereadRules } from './thunks';
import { sendChanges, type RulesExtra } from './requests';
import { selectIsSaving, selectRules, selectTotal } from './selectors';
import { rulesMerged, saveChanged, type RulesState } from './slice';

type Thunk<T> = ThunkAction<T, RulesState, RulesExtra, Action>;

interface RulePlace {
  family: RuleFamily;
  key: string;
}

/**
 * Saves everything that is pending, all or nothing, and says only what is known of it. Answers the rule that it
 * failed at, to be shown to who waited for it.
 */
export const saveRules = (): Thunk<Promise<RulePlace | null>> => async (dispatch, getState) => {
  if (selectIsSaving(getState())) return null;
  const { save, pendingChanges } = getState();
  const conflict = selectConflictPlace(getState());
  if (conflict) return conflict;
  const count = selectTotal(getState());
  if (!families.some((family) => hasWork(pendingChanges[family]))) return null;
  dispatch(saveChanged({ status: 'pending' }));

  // What was sent before may have arrived: sent again it would stand there twice.
  if (save.status === 'unknown' && (await dispatch(isSettledBy(count)))) return null;
  const { rules: _, ...given } = getState();
  const sent = makeSave({
    ...given,
    rules: selectRules(getState()),
    work: getState().pendingChanges,
  });
  const answer = await dispatch(sendChanges({ url: given.url, body: sent.body }));
  if (answer.ok) {
    const saved = selectRules(getState());
    const rules = byFamily((family) =>
      mergeSaved(
        saved[family],
        getState().pendingChanges[family],
        answeredRules(answer.value, family, getState().fields[family]),
      ),
    );
    dispatch(rulesMerged({ book: { rules, version: answer.value.version } }));
    dispatch(saveChanged({ status: 'saved', count }));
    return null;
  }
  const { failure } = answer;
  if (failure.status === 409) {
    const unread = await dispatch(rereadRules());
    dispatch(saveChanged({ status: 'moved-on', failure: unread ?? failure }));
    return selectConflictPlace(getState());
  }
  if (mayHaveHappened(failure)) {
    await dispatch(isSettledBy(count, failure));
    return null;
  }
  const refusals = refusalsOf(failure, sent);
  const status = refusals.length > 0 ? 'refused' : 'failed';
  dispatch(saveChanged({ status, failure, refusals }));
  return refusals[0] ?? null;
};

/** Reads what became of a save. Answers true when nothing is to be sent now. */
const isSettledBy =
  (count: WorkCount, failure?: Failure): Thunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const unread = await dispatch(rereadRules());
    if (unread) {
      // A sign-in page in place of the rules says why the save did not arrive either.
      const isEnded = unread.kind === 'session-ended';
      const said: Failure = isEnded ? unread : { ...(failure ?? unread), kind: 'unknown-outcome' };
      dispatch(saveChanged({ status: 'unknown', failure: said }));
      return true;
    }
    if (!families.some((family) => hasWork(getState().pendingChanges[family]))) {
      dispatch(saveChanged({ status: 'saved', count }));
      return true;
    }
    if (!failure) return false;
    dispatch(saveChanged({ status: 'failed', failure: readAsAbsent(failure) }));
    return true;
  };

/** The first rule that someone else changed too, of all families. */
export function selectConflictPlace(state: RulesState): RulePlace | null {
  const saved = selectRules(state);
  for (const family of families) {
    const [conflict] = conflictsOf(saved[family], state.pendingChanges[family]);
    if (conflict) return { family, key: conflict.key };
  }
  return null;
}
