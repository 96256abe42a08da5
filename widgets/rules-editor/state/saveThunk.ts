import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { RuleFamily } from '@shared/contract/rules';
import { confirmWrite, findWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { byFamily, families } from '@shared/rules/rules';
import { ownUrl } from '@shared/urls/guard';
import { makeSave, readSaved, refusalsOf, type Save, type WholeAnswer } from '../model/saving';
import { changesIn } from '../model/words';
import { conflictsOf, hasWork, mergeSaved, type WorkCount } from '../model/work';
import { readAccepted, refetchRules } from './thunks';
import { postRules } from '../api';
import type { RulesExtra } from './requests';
import { selectIsSaving, selectRules, selectTotal } from './selectors';
import { rulesMerged, saveChanged, type RulesState } from './slice';

type Thunk<T> = ThunkAction<T, RulesState, RulesExtra, Action>;

interface RuleAddress {
  family: RuleFamily;
  key: string;
}

/** What was taken: as it was answered, shown by the rules that were read since, or still to be read. */
type Taken = WholeAnswer | 'read' | 'to-read';

interface Sending {
  count: WorkCount;
  /** When it was sent, in milliseconds since 1970. */
  since: number;
}

/**
 * Saves everything that is pending, all or nothing, and says only what is known of it. Returns the rule that it
 * failed at, to be shown to who waited for it.
 */
export const saveRules = (): Thunk<Promise<RuleAddress | null>> => async (dispatch, getState) => {
  if (selectIsSaving(getState())) return null;
  const { save } = getState();
  const conflict = selectConflictRule(getState());
  if (conflict) return conflict;
  if (!isDirty(getState())) return null;
  dispatch(saveChanged({ status: 'pending' }));

  // What was sent before may have arrived, or may arrive yet: sent again it would stand there twice.
  if (save.status === 'unknown') {
    const before = await dispatch(findSave(save));
    if (before.status !== 'not-saved') return dispatch(tell(before, save));
    const changed = selectConflictRule(getState());
    if (changed) {
      dispatch(saveChanged({ status: 'idle' }));
      return changed;
    }
  }
  return dispatch(send());
};

const send =
  (): Thunk<Promise<RuleAddress | null>> =>
  async (dispatch, getState, { http, config }) => {
    const { rules: _, ...given } = getState();
    const sent = makeSave({
      ...given,
      rules: selectRules(getState()),
      work: given.pendingChanges,
    });
    const sending: Sending = { count: selectTotal(getState()), since: Date.now() };
    const outcome = await confirmWrite(
      async (): Promise<Result<Taken>> => {
        const url = ownUrl(given.url) ?? config.urls.rules;
        const answer = await postRules(http, url, sent.body);
        if (!answer.ok) return answer;
        return { ok: true, value: readSaved(answer.value, sent, given.fields) ?? 'to-read' };
      },
      () => dispatch(readRules()),
      () => dispatch(wasTaken(sending)),
      { http, onSearch: () => dispatch(searching) },
    );
    return dispatch(tell(outcome, sending, sent));
  };

const searching = saveChanged({ status: 'pending', isSearching: true });

/** Looks for a save that was sent earlier. */
const findSave =
  ({ failure, ...sending }: Sending & { failure: Failure }): Thunk<Promise<WriteOutcome<Taken>>> =>
  (dispatch, _getState, { http }) =>
    findWrite(
      { ...failure, kind: 'unknown-outcome' },
      () => dispatch(readRules()),
      () => dispatch(wasTaken(sending)),
      { http, since: sending.since, onSearch: () => dispatch(searching) },
    );

/** Reads all rules and puts on top of them what they do not show. */
const readRules = (): Thunk<Promise<Result<null>>> => async (dispatch) => {
  const failure = await dispatch(refetchRules());
  return failure ? { ok: false, failure } : { ok: true, value: null };
};

/**
 * Whether the rules that were read show what was sent. A save is taken whole or not at all, so where part of it is
 * there, what is left was changed once more by somebody else.
 */
const wasTaken =
  ({ count }: Sending): Thunk<'read' | false> =>
  (_dispatch, getState) => {
    const left = changesIn(selectTotal(getState()));
    const isRest = left < changesIn(count) && left === countConflicts(getState());
    return left === 0 || isRest ? 'read' : false;
  };

/** Says what became of a save. Returns the rule that it failed at. */
const tell =
  (
    outcome: WriteOutcome<Taken>,
    sending: Sending,
    sent?: Save,
  ): Thunk<Promise<RuleAddress | null>> =>
  async (dispatch, getState) => {
    if (outcome.status === 'saved') {
      const unread = await dispatch(takeOver(outcome.value));
      dispatch(
        saveChanged(
          unread
            ? { status: 'unknown', failure: asUnknown(unread), ...sending }
            : { status: 'saved', count: sending.count },
        ),
      );
      return null;
    }
    const { failure } = outcome;
    if (outcome.status === 'unknown') {
      dispatch(saveChanged({ status: 'unknown', failure: asUnknown(failure), ...sending }));
      return null;
    }
    if (failure.status === 409) {
      const unread = await dispatch(refetchRules());
      dispatch(saveChanged({ status: 'moved-on', failure: unread ?? failure }));
      return selectConflictRule(getState());
    }
    const refusals = sent ? refusalsOf(failure, sent) : [];
    const status = refusals.length > 0 ? 'refused' : 'failed';
    dispatch(saveChanged({ status, failure, refusals }));
    return refusals[0] ?? null;
  };

/** Takes over what was saved. Returns why it could not be read. */
const takeOver =
  (taken: Taken): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState) => {
    if (taken === 'read') return null;
    if (taken === 'to-read') return dispatch(readAccepted());
    const saved = selectRules(getState());
    const rules = byFamily((family) =>
      mergeSaved(saved[family], getState().pendingChanges[family], taken.rules[family]),
    );
    dispatch(rulesMerged({ book: { rules, version: taken.version } }));
    return null;
  };

/** A sign-in page instead of the rules says why the save did not arrive either. */
const asUnknown = (failure: Failure): Failure =>
  failure.kind === 'session-ended' ? failure : { ...failure, kind: 'unknown-outcome' };

const isDirty = ({ pendingChanges }: RulesState) =>
  families.some((family) => hasWork(pendingChanges[family]));

const countConflicts = (state: RulesState): number =>
  families.reduce(
    (sum, family) =>
      sum + conflictsOf(selectRules(state)[family], state.pendingChanges[family]).length,
    0,
  );

/** The first rule that someone else changed too, of all families. */
export function selectConflictRule(state: RulesState): RuleAddress | null {
  const saved = selectRules(state);
  for (const family of families) {
    const [conflict] = conflictsOf(saved[family], state.pendingChanges[family]);
    if (conflict) return { family, key: conflict.key };
  }
  return null;
}
