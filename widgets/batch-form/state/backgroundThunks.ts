import type { Id } from '@shared/answers/id';
import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';
import { confirmWrite, findWrite, type Search, type WriteOutcome } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { UploadOptions } from '@shared/http/http';
import { deleteCoa, reanalyzeCoa, reimportTerpenes, uploadCoa } from '../api';
import { readCoa } from '../model/shape';
import { accepted, changeBatch, putCoa, readBatch, selectBatch, type Thunk } from './thunks';

/** Long enough for a server, short enough for a person who waits for it. */
const pollMilliseconds = 700;
/** Two minutes. */
const pollTimes = 170;
/** So many failed reads in a row are said, each of them tried more than once by itself. */
const pollFailures = 3;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMilliseconds));

/** Reads the batch until it `isDone`. Resolves to null then, or to why it is not known whether it is done. */
const watchBatch =
  (isDone: (batch: Batch) => boolean): Thunk<Promise<Failure | null>> =>
  async (dispatch) => {
    let failures = 0;
    for (let read = 0; read < pollTimes; read++) {
      await pause();
      const now = await dispatch(readBatch());
      if (now.ok && isDone(now.value.batch)) return null;
      failures = now.ok ? 0 : failures + 1;
      if (!now.ok && (now.failure.kind === 'session-ended' || failures >= pollFailures)) {
        return now.failure;
      }
    }
    return accepted;
  };

const hasResult = (id: Id) => (batch: Batch) =>
  batch.coas.find((coa) => coa.id === id)?.analysis?.status !== 'pending';

/** Waits for the analysis of a certificate. Resolves to null, or to why it is not known whether it is over. */
export const watchAnalysis =
  (id: Id): Thunk<Promise<Failure | null>> =>
  (dispatch) =>
    dispatch(watchBatch(hasResult(id)));

/** What became of an upload. `before` are the certificates that were there when it was first sent. */
export type Uploaded =
  | { status: 'saved'; coa: Coa }
  /** Sending it again would not bring it twice. */
  | { status: 'not-saved'; failure: Failure }
  /** It may be there, or come. */
  | { status: 'unknown'; failure: Failure };

type OnSearch = (search: Search) => void;

export interface UploadRequest {
  file: File;
  on: UploadOptions;
  /** The ids of the certificates that were there when the file was first sent. */
  before: ReadonlySet<Id>;
  /** What an earlier attempt came to, null for the first one: then it is looked for before it is sent again. */
  lost: Failure | null;
  onSearch: OnSearch;
}

/** Uploads a certificate. After a lost answer the batch shows whether it arrived. */
export const sendCoa =
  ({ file, on, before, lost, onSearch }: UploadRequest): Thunk<Promise<Uploaded>> =>
  async (dispatch, _getState, { http, config }) => {
    const read = () => dispatch(readBatch());
    const arrived = ({ batch: { coas } }: BatchAnswer) =>
      coas.find(
        ({ id, name, size }) => !before.has(id) && name === file.name && size === file.size,
      ) ?? false;
    if (lost) {
      const found = await findWrite(lost, read, arrived, { http, limit: 0 });
      if (found.status === 'saved') return { status: 'saved', coa: found.value };
      if (found.status === 'unknown') return found;
    }
    const sent = await uploadCoa(http, config, file, on);
    const coa = sent.ok ? readCoa(sent.value) : null;
    if (coa) {
      dispatch(putCoa(coa));
      return { status: 'saved', coa };
    }
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

/** Starts a new analysis of a certificate. After a lost answer the batch shows whether it has begun. */
export const startAnalysis =
  (id: Id, onSearch: OnSearch): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (dispatch, getState, { http, config }) => {
    const before = foundIn(selectBatch(getState()), id);
    const hasBegun = ({ batch }: BatchAnswer) => {
      const coa = batch.coas.find((each) => each.id === id);
      // Somebody removed it: what was asked for it nobody can tell.
      if (!coa) return null;
      // It may be over by now.
      return !hasResult(id)(batch) || foundIn(batch, id) !== before ? coa : false;
    };
    const read = () => dispatch(readBatch());
    const send = () => reanalyzeCoa(http, config, id);
    const outcome = await confirmWrite(send, read, hasBegun, { http, onSearch });
    if (outcome.status !== 'saved') return outcome;
    // Its answer may say nothing of the analysis.
    const coa = readCoa(outcome.value);
    if (coa) dispatch(putCoa(coa));
    else await read();
    return outcome;
  };

const foundIn = (batch: Batch | null, id: Id): string =>
  JSON.stringify(batch?.coas.find((coa) => coa.id === id)?.analysis ?? null);

/** Removes a certificate. After a lost answer the batch shows whether it is gone. */
export const dropCoa =
  (id: Id, onSearch: OnSearch): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (dispatch, _getState, { http, config }) => {
    const read = () => dispatch(readBatch());
    const isGone = ({ batch: { coas } }: BatchAnswer) => !coas.some((coa) => coa.id === id);
    const send = () => deleteCoa(http, config, id);
    const outcome = await confirmWrite(send, read, isGone, { http, onSearch });
    if (outcome.status === 'saved') {
      dispatch(changeBatch(({ coas }) => ({ coas: coas.filter((coa) => coa.id !== id) })));
    }
    // Gone already is gone, whoever removed it.
    if (outcome.status !== 'not-saved' || outcome.failure.kind !== 'not-found') return outcome;
    await read();
    return { status: 'saved', value: true };
  };

/** Has the terpenes read again, and shows them once they are there. Nothing at the server tells that it has begun. */
export const importTerpenes =
  (): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { http, config }) => {
    const before = JSON.stringify(selectBatch(getState())?.terpenes);
    const asked = await reimportTerpenes(http, config);
    if (!asked.ok && !mayHaveHappened(asked.failure)) return asked.failure;
    void dispatch(watchBatch(({ terpenes }) => JSON.stringify(terpenes) !== before));
    return asked.ok ? null : { ...asked.failure, kind: 'unknown-outcome' };
  };
