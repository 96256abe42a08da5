import type { Action, Dispatch } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Batch, BatchPayload } from '../../../shared/contract/batches';
import { mayHaveHappened, readAsAbsent, type Failure } from '../../../shared/http/failure';
import type { Result } from '../../../shared/store/load';
import { countEdits, rebase, stillUnsaved, type Edits } from '../edits';
import { payloadOf, savedIds } from '../payload';
import { createBatch, loadBatch, readBatch, updateBatch, type BatchFormExtra } from './requests';
import { batchFoundSaved, type BatchFormState } from './slice';

export type Flow<T> = ThunkAction<T, BatchFormState, BatchFormExtra, Action>;

export const openBatch = (): Flow<Promise<unknown>> => (dispatch) => dispatch(loadBatch(undefined));

export const selectBatch = ({ batch }: BatchFormState): Batch | null =>
  batch.status === 'ready' ? batch.value.batch : null;

/** What became of a save. `edits` are those that are still open: an earlier save may have taken some. */
export type Saved =
  { ok: true } | { ok: false; failure: Failure; payload: BatchPayload; edits: Edits };

/**
 * Saves a batch that is there. When the answer does not settle it, the batch is read before anything is said: a
 * failed view may have saved before it failed. `unsettled` is what a save sent of which that is not known: it
 * is found out first, or its new rows would be there twice.
 */
export const saveBatch =
  (edits: Edits, unsettled: BatchPayload | null): Flow<Promise<Saved>> =>
  async (dispatch, getState) => {
    let open = edits;
    if (unsettled) {
      const now = await dispatch(readBatch(undefined));
      if (!now.ok) return stillUnknown(now.failure, unsettled, edits);
      const given = savedIds(now.value.batch, unsettled);
      if (given) open = stillUnsaved(rebase(edits, given), now.value.batch);
      if (given && countEdits(open) === 0) return foundSaved(dispatch);
    }
    const batch = selectBatch(getState());
    if (!batch) throw new Error('A batch was saved before it was loaded.');
    const payload = payloadOf(batch, open);
    const saved = await dispatch(updateBatch(payload));
    if (saved.ok) return { ok: true };
    const { failure } = saved;
    if (!mayHaveHappened(failure)) return { ok: false, failure, payload, edits: open };

    const now = await dispatch(readBatch(undefined));
    if (!now.ok) return stillUnknown(now.failure, payload, open);
    if (savedIds(now.value.batch, payload)) return foundSaved(dispatch);
    return { ok: false, failure: readAsAbsent(failure), payload, edits: open };
  };

const foundSaved = (dispatch: Dispatch): Saved => {
  dispatch(batchFoundSaved());
  return { ok: true };
};

/** The batch could not be read either. An ended session says what to do; the rest says what is not known. */
const stillUnknown = (failure: Failure, payload: BatchPayload, edits: Edits): Saved => ({
  ok: false,
  failure: failure.kind === 'session-ended' ? failure : { ...failure, kind: 'unknown-outcome' },
  payload,
  edits,
});

/** Creates a batch; the server creates one for each `key`, however often it is asked. */
export const addBatch =
  (payload: BatchPayload, key: string): Flow<Promise<Result<Batch>>> =>
  (dispatch) =>
    dispatch(createBatch({ payload, key }));
