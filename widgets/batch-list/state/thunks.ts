import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { batchList, productNames, stockLocations, type ListExtra } from './requests';
import type { BatchListState } from './slice';

export type Thunk<T> = ThunkAction<T, BatchListState, ListExtra, Action>;

/** Each part loads, fails and is retried alone. */
export const openList = (): Thunk<Promise<void>> => async (dispatch) => {
  await Promise.all([
    dispatch(batchList.read(undefined)),
    dispatch(stockLocations.read(undefined)),
    dispatch(productNames.read(undefined)),
  ]);
};

/** Reads again what a file has changed. */
export const refreshList = (): Thunk<Promise<void>> => async (dispatch) => {
  await Promise.all([dispatch(batchList.read(undefined)), dispatch(productNames.read(undefined))]);
};
