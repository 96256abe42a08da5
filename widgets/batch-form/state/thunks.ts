import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { valueOf } from '@shared/store/load';
import { savedBatch, type BatchFormExtra } from './requests';
import type { BatchFormState } from './slice';

export type Thunk<T> = ThunkAction<T, BatchFormState, BatchFormExtra, Action>;

/** Reads the batch. While it is there already it stays, also when that fails. */
export const readBatch = (): Thunk<Promise<Result<BatchAnswer>>> => savedBatch.read(undefined);

/** Takes over what a write answered. Reads that are on their way are older. */
export const changeBatch =
  (change: (batch: Batch) => Partial<Batch>): Thunk<void> =>
  (dispatch, getState) => {
    const now = valueOf(getState().batch);
    if (!now) return;
    const batch = { ...now.batch, ...change(now.batch) };
    dispatch(savedBatch.replace(undefined, { ...now, batch }));
  };

/** Puts a certificate that a write answered into the batch. */
export const putCoa = (coa: Coa): Thunk<void> =>
  changeBatch(({ coas }) => {
    const isKnown = coas.some(({ id }) => id === coa.id);
    return {
      coas: isKnown ? coas.map((each) => (each.id === coa.id ? coa : each)) : [...coas, coa],
    };
  });

export const selectBatch = ({ batch }: BatchFormState): Batch | null =>
  valueOf(batch)?.batch ?? null;

/** An answer of success that does not say how the batch stands. */
export const accepted: Failure = { kind: 'unknown-outcome', status: 200, message: '', fields: [] };

/** An ended session says what to do; the rest says what is not known. */
export const asUnknown = (failure: Failure): Failure =>
  failure.kind === 'session-ended' ? failure : { ...failure, kind: 'unknown-outcome' };
