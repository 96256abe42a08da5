import type { Action, Dispatch } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Batch, BatchPayload, Coa } from '../../../shared/contract/batches';
import type { Failure, FailureKind } from '../../../shared/http/failure';
import type { UploadOptions } from '../../../shared/http/http';
import type { Result } from '../../../shared/store/load';
import { countEdits, rebase, stillUnsaved, type Edits } from '../edits';
import { payloadOf, savedIds } from '../payload';
import type { Id } from '../values';
import {
  createBatch,
  loadBatch,
  readBatch,
  reanalyzeCoa,
  reimportTerpenes,
  removeCoa,
  updateBatch,
  uploadCoa,
  type BatchFormExtra,
} from './requests';
import { batchFoundSaved, type BatchFormState } from './slice';

type Flow<T> = ThunkAction<T, BatchFormState, BatchFormExtra, Action>;

/** Long enough for a server, short enough for a person who waits for it. */
const pollMilliseconds = 700;
/** Two minutes; after that the page has to be loaded again to see the result. */
const pollTimes = 170;

export const openBatch = (): Flow<Promise<unknown>> => (dispatch) => dispatch(loadBatch(undefined));

export const selectBatch = ({ batch }: BatchFormState): Batch | null =>
  batch.status === 'ready' ? batch.value.batch : null;

/** After these a save may have happened all the same. */
const isUnsettled: ReadonlySet<FailureKind> = new Set(['unknown-outcome', 'server']);

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
    if (!isUnsettled.has(failure.kind)) return { ok: false, failure, payload, edits: open };

    const now = await dispatch(readBatch(undefined));
    if (!now.ok) return stillUnknown(now.failure, payload, open);
    if (savedIds(now.value.batch, payload)) return foundSaved(dispatch);
    const kind = failure.kind === 'server' ? 'server' : 'offline';
    return { ok: false, failure: { ...failure, kind }, payload, edits: open };
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

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMilliseconds));

/** Reads the batch until `isDone`. A read that fails is one of many. */
const watchBatch =
  (isDone: (batch: Batch) => boolean): Flow<Promise<boolean>> =>
  async (dispatch) => {
    for (let read = 0; read < pollTimes; read++) {
      await pause();
      const now = await dispatch(readBatch(undefined));
      if (now.ok && isDone(now.value.batch)) return true;
      if (!now.ok && now.failure.kind === 'session-ended') return false;
    }
    return false;
  };

const hasResult = (id: Id) => (batch: Batch) =>
  batch.coas.find((coa) => coa.id === id)?.analysis?.status !== 'pending';

/** Waits for the analysis of a certificate. */
export const watchAnalysis =
  (id: Id): Flow<Promise<boolean>> =>
  (dispatch) =>
    dispatch(watchBatch(hasResult(id)));

/** Uploads a certificate. After a lost answer the batch shows whether it arrived. */
export const sendCoa =
  (file: File, on: UploadOptions): Flow<Promise<Result<Coa>>> =>
  async (dispatch, getState) => {
    const before = new Set(selectBatch(getState())?.coas.map(({ id }) => id));
    const sent = await dispatch(uploadCoa({ file, on }));
    if (sent.ok || sent.failure.kind !== 'unknown-outcome') return sent;
    const now = await dispatch(readBatch(undefined));
    const arrived =
      now.ok &&
      now.value.batch.coas.find(
        ({ id, name, size }) => !before.has(id) && name === file.name && size === file.size,
      );
    return arrived ? { ok: true, value: arrived } : sent;
  };

/** Resolves to why the analysis did not start, null when it did. */
export const startAnalysis =
  (id: Id): Flow<Promise<Failure | null>> =>
  async (dispatch) => {
    const started = await dispatch(reanalyzeCoa(id));
    return started.ok ? null : started.failure;
  };

/** Resolves to why a certificate is still there, null when it is gone. */
export const dropCoa =
  (id: Id): Flow<Promise<Failure | null>> =>
  async (dispatch) => {
    const removed = await dispatch(removeCoa(id));
    // Gone already is gone, whoever removed it.
    if (removed.ok || removed.failure.kind === 'not-found') {
      if (!removed.ok) await dispatch(readBatch(undefined));
      return null;
    }
    if (removed.failure.kind !== 'unknown-outcome') return removed.failure;
    const now = await dispatch(readBatch(undefined));
    const isGone = now.ok && !now.value.batch.coas.some((coa) => coa.id === id);
    return isGone ? null : removed.failure;
  };

/** Has the terpenes read anew, and shows them once they are there. */
export const importTerpenes = (): Flow<Promise<Failure | null>> => async (dispatch, getState) => {
  const before = JSON.stringify(selectBatch(getState())?.terpenes);
  const asked = await dispatch(reimportTerpenes(undefined));
  if (!asked.ok) return asked.failure;
  void dispatch(watchBatch(({ terpenes }) => JSON.stringify(terpenes) !== before));
  return null;
};
