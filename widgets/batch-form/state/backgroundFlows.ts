import type { Batch, Coa } from '../../../shared/contract/batches';
import { readAsAbsent, type Failure } from '../../../shared/http/failure';
import type { UploadOptions } from '../../../shared/http/http';
import type { Result } from '../../../shared/store/load';
import type { Id } from '../values';
import { selectBatch, type Flow } from './flows';
import { readBatch, reanalyzeCoa, reimportTerpenes, removeCoa, uploadCoa } from './requests';

/** Long enough for a server, short enough for a person who waits for it. */
const pollMilliseconds = 700;
/** Two minutes; after that the page has to be loaded again to see the result. */
const pollTimes = 170;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMilliseconds));

/** Reads the batch until it `isDone`, also as it is shown: not each read is. One that fails is one of many. */
const watchBatch =
  (isDone: (batch: Batch) => boolean): Flow<Promise<boolean>> =>
  async (dispatch, getState) => {
    for (let read = 0; read < pollTimes; read++) {
      await pause();
      const now = await dispatch(readBatch(undefined));
      const shown = selectBatch(getState());
      if (now.ok && shown && [now.value.batch, shown].every(isDone)) return true;
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

/**
 * After a lost answer: reads the batch. Null when `hasHappened` finds there what was asked; otherwise why it did not
 * happen, or why that is not known.
 */
const findOut =
  (lost: Failure, hasHappened: (batch: Batch) => boolean): Flow<Promise<Failure | null>> =>
  async (dispatch) => {
    const now = await dispatch(readBatch(undefined));
    if (!now.ok) return lost;
    return hasHappened(now.value.batch) ? null : readAsAbsent(lost);
  };

/** Resolves to why the analysis did not start, null when it did. */
export const startAnalysis =
  (id: Id): Flow<Promise<Failure | null>> =>
  async (dispatch) => {
    const started = await dispatch(reanalyzeCoa(id));
    if (started.ok) return null;
    const { failure } = started;
    if (failure.kind !== 'unknown-outcome') return failure;
    return dispatch(findOut(failure, (batch) => !hasResult(id)(batch)));
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
    const { failure } = removed;
    if (failure.kind !== 'unknown-outcome') return failure;
    return dispatch(findOut(failure, ({ coas }) => !coas.some((coa) => coa.id === id)));
  };

/** Has the terpenes read anew, and shows them once they are there. */
export const importTerpenes = (): Flow<Promise<Failure | null>> => async (dispatch, getState) => {
  const before = JSON.stringify(selectBatch(getState())?.terpenes);
  const asked = await dispatch(reimportTerpenes(undefined));
  if (!asked.ok) return asked.failure;
  void dispatch(watchBatch(({ terpenes }) => JSON.stringify(terpenes) !== before));
  return null;
};
