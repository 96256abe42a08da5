import type { RuleFamily } from '@shared/contract/rules';
import { confirmWrite, findWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { byFamily, families, type ByFamily, type Rule } from '@shared/rules/rules';
import { ownUrl } from '@shared/urls/guard';
import { rebase } from '../model/rebase';
import { makeSave, readSaved, refusalsOf, type Save, type WholeAnswer } from '../model/saving';
import { changesIn } from '../model/words';
import { conflictsOf, mergeSaved, type Work } from '../model/work';
import { readAccepted, refetchRules, type Thunk } from './thunks';
import { postRules } from '../api';
import { selectIsDirty, selectIsSaving, selectRules, totalOf } from './selectors';
import { rulesMerged, saveChanged, type RulesState, type SaveStatus, type Sent } from './slice';

interface RuleAddress {
  family: RuleFamily;
  key: string;
}

/** What was taken: as it was answered, shown by the rules that were read since, or still to be read. */
type Taken = WholeAnswer | 'read' | 'to-read';

/**
 * Saves everything that is pending, all or nothing, and says only what is known of it. Returns the rule that it
 * failed at, to be shown to who waited for it.
 */
export const saveRules = (): Thunk<Promise<RuleAddress | null>> => async (dispatch, getState) => {
  if (selectIsSaving(getState())) return null;
  const { save } = getState();
  const conflict = selectConflictRule(getState());
  if (conflict) return conflict;
  if (!selectIsDirty(getState())) return null;
  dispatch(
    saveChanged({ status: 'pending', ...(save.status === 'unknown' && { sent: save.sent }) }),
  );

  // What was sent before may have arrived, or may arrive yet: sent again it would stand there twice.
  if (save.status === 'unknown') {
    const before = await dispatch(findSave(save));
    if (before.status !== 'not-saved') return dispatch(tell(before, save.sent));
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
    const sending: Sent = {
      rules: selectRules(getState()),
      work: given.pendingChanges,
      since: Date.now(),
    };
    dispatch(saveChanged({ status: 'pending', sent: sending }));
    const outcome = await confirmWrite(
      async (): Promise<Result<Taken>> => {
        const url = ownUrl(given.url) ?? config.urls.rules;
        const answer = await postRules(http, url, sent.body);
        if (!answer.ok) return answer;
        return { ok: true, value: readSaved(answer.value, sent, given.fields) ?? 'to-read' };
      },
      () => dispatch(readRules()),
      () => dispatch(wasTaken(sending)),
      { http, onSearch: () => dispatch(searching(sending)) },
    );
    return dispatch(tell(outcome, sending, sent));
  };

const searching = (sent: Sent) => saveChanged({ status: 'pending', isSearching: true, sent });

/** Looks for a save that was sent earlier. */
const findSave =
  ({ failure, sent }: Extract<SaveStatus, { sent: Sent }>): Thunk<Promise<WriteOutcome<Taken>>> =>
  (dispatch, _getState, { http }) =>
    findWrite(
      { ...failure, kind: 'unknown-outcome' },
      () => dispatch(readRules()),
      () => dispatch(wasTaken(sent)),
      { http, since: sent.since, onSearch: () => dispatch(searching(sent)) },
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
  (sent: Sent): Thunk<'read' | false> =>
  (_dispatch, getState) => {
    const rules = selectRules(getState());
    const work = byFamily((family) => rebase(sent.rules[family], rules[family], sent.work[family]));
    const left = changesIn(totalOf(work));
    const isRest = left < changesIn(totalOf(sent.work)) && left === countConflicts(rules, work);
    return left === 0 || isRest ? 'read' : false;
  };

/** Says what became of a save. Returns the rule that it failed at. */
const tell =
  (outcome: WriteOutcome<Taken>, sending: Sent, sent?: Save): Thunk<Promise<RuleAddress | null>> =>
  async (dispatch, getState) => {
    if (outcome.status === 'saved') {
      const unread = await dispatch(takeOver(outcome.value));
      dispatch(
        saveChanged(
          unread
            ? { status: 'unknown', failure: asUnknown(unread), sent: sending }
            : { status: 'saved', count: totalOf(sending.work) },
        ),
      );
      return null;
    }
    const { failure } = outcome;
    if (outcome.status === 'unknown') {
      dispatch(saveChanged({ status: 'unknown', failure: asUnknown(failure), sent: sending }));
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

const countConflicts = (rules: ByFamily<readonly Rule[]>, work: ByFamily<Work>): number =>
  families.reduce((sum, family) => sum + conflictsOf(rules[family], work[family]).length, 0);

/** The first rule that someone else changed too, of all families. */
export function selectConflictRule(state: RulesState): RuleAddress | null {
  const saved = selectRules(state);
  for (const family of families) {
    const [conflict] = conflictsOf(saved[family], state.pendingChanges[family]);
    if (conflict) return { family, key: conflict.key };
  }
  return null;
}
