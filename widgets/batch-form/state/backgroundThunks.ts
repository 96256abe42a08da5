import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';
import { findWrite, type Search } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { UploadOptions } from '@shared/http/http';
import { isCoa } from '../model/shape';
import type { Id } from '../model/values';
import { accepted, asUnknown, selectBatch, type Thunk } from './thunks';
import { readBatch, reanalyzeCoa, reimportTerpenes, removeCoa, uploadCoa } from './requests';

/** Long enough for a server, short enough for a person who waits for it. */
const pollMilliseconds = 700;
/** Two minutes; after that the page has to be loaded again to see the result. */
const pollTimes = 170;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMilliseconds));

/** Reads the batch until it `isDone`, also as it is shown: not each read is. One that fails is one of many. */
const watchBatch =
  (isDone: (batch: Batch) => boolean): Thunk<Promise<boolean>> =>
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
  (id: Id): Thunk<Promise<boolean>> =>
  (dispatch) =>
    dispatch(watchBatch(hasResult(id)));

/** What became of an upload. `before` are the certificates that were there when it was first sent. */
export type Uploaded =
  | { status: 'saved'; coa: Coa }
  /** Sending it again would not bring it twice. */
  | { status: 'not-saved'; failure: Failure }
  /** It may be there, or come. */
  | { status: 'unknown'; failure: Failure };

export interface UploadRequest {
  file: File;
  on: UploadOptions;
  /** The ids of the certificates that were there when the file was first sent. */
  before: ReadonlySet<Id>;
  /** What an earlier attempt came to, null for the first one: then it is looked for before it is sent again. */
  lost: Failure | null;
  onSearch: (search: Search) => void;
}

/** Uploads a certificate. After a lost answer the batch shows whether it arrived. */
export const sendCoa =
  ({ file, on, before, lost, onSearch }: UploadRequest): Thunk<Promise<Uploaded>> =>
  async (dispatch, _getState, { http }) => {
    const read = () => dispatch(readBatch(undefined));
    const arrived = ({ batch: { coas } }: BatchAnswer) =>
      coas.find(
        ({ id, name, size }) => !before.has(id) && name === file.name && size === file.size,
      ) ?? false;
    if (lost) {
      const found = await findWrite(lost, read, arrived, { http, limit: 0 });
      if (found.status === 'saved') return { status: 'saved', coa: found.value };
      if (found.status === 'unknown') return found;
    }
    const sent = await dispatch(uploadCoa({ file, on }));
    if (sent.ok && isCoa(sent.value)) return { status: 'saved', coa: sent.value };
    if (!sent.ok && !mayHaveHappened(sent.failure)) {
      return { status: 'not-saved', failure: sent.failure };
    }
    const found = await findWrite(sent.ok ? accepted : sent.failure, read, arrived, {
      http,
      onSearch,
      ...(sent.ok && { limit: 0 }),
    });
    if (found.status === 'saved') return { status: 'saved', coa: found.value };
    // What was accepted and does not show yet may show later.
    return sent.ok ? { ...found, status: 'unknown' } : found;
  };

/**
 * After an answer that does not settle a write which may be sent twice without harm: reads the batch. Null when
 * `hasHappened` finds there what was asked; otherwise why it did not happen, or that it is not known.
 */
const findOut =
  (lost: Failure, hasHappened: (batch: Batch) => boolean): Thunk<Promise<Failure | null>> =>
  async (dispatch, _getState, { http }) => {
    const found = await findWrite(
      lost,
      () => dispatch(readBatch(undefined)),
      ({ batch }) => hasHappened(batch),
      { http, limit: 0 },
    );
    if (found.status === 'saved') return null;
    // A request that was cut may still arrive.
    const isKnown = found.status === 'not-saved' && lost.kind !== 'unknown-outcome';
    return isKnown ? found.failure : asUnknown(found.failure);
  };

/** Resolves to why the analysis did not start, null when it did. */
export const startAnalysis =
  (id: Id): Thunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const started = await dispatch(reanalyzeCoa(id));
    if (started.ok) {
      // Its answer may say nothing of the analysis.
      if (!isCoa(started.value)) await dispatch(readBatch(undefined));
      return null;
    }
    const { failure } = started;
    if (!mayHaveHappened(failure)) return failure;
    return dispatch(findOut(failure, (batch) => !hasResult(id)(batch)));
  };

/** Resolves to why a certificate is still there, null when it is gone. */
export const dropCoa =
  (id: Id): Thunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const removed = await dispatch(removeCoa(id));
    // Gone already is gone, whoever removed it.
    if (removed.ok || removed.failure.kind === 'not-found') {
      if (!removed.ok) await dispatch(readBatch(undefined));
      return null;
    }
    const { failure } = removed;
    if (!mayHaveHappened(failure)) return failure;
    return dispatch(findOut(failure, ({ coas }) => !coas.some((coa) => coa.id === id)));
  };

/** Has the terpenes read again, and shows them once they are there. Nothing at the server tells that it has begun. */
export const importTerpenes = (): Thunk<Promise<Failure | null>> => async (dispatch, getState) => {
  const before = JSON.stringify(selectBatch(getState())?.terpenes);
  const asked = await dispatch(reimportTerpenes(undefined));
  if (!asked.ok && !mayHaveHappened(asked.failure)) return asked.failure;
  void dispatch(watchBatch(({ terpenes }) => JSON.stringify(terpenes) !== before));
  return asked.ok ? null : { ...asked.failure, kind: 'unknown-outcome' };
};
