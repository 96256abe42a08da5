import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Batch } from '@shared/contract/batches';
import type { Failure } from '@shared/http/failure';
import { loadBatch, type BatchFormExtra } from './requests';
import type { BatchFormState } from './slice';

export type Thunk<T> = ThunkAction<T, BatchFormState, BatchFormExtra, Action>;

export const openBatch = (): Thunk<Promise<unknown>> => (dispatch) =>
  dispatch(loadBatch(undefined));

export const selectBatch = ({ batch }: BatchFormState): Batch | null =>
  batch.status === 'ready' ? batch.value.batch : null;

/** An answer of success that does not say how the batch stands. */
export const accepted: Failure = { kind: 'unknown-outcome', status: 200, message: '', fields: [] };

/** An ended session says what to do; the rest says what is not known. */
export const asUnknown = (failure: Failure): Failure =>
  failure.kind === 'session-ended' ? failure : { ...failure, kind: 'unknown-outcome' };
