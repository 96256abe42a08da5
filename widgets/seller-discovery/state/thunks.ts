import { valueOf } from '@shared/store/load';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { listKeyOf, type DiscoveryQuery } from '../model/query';
import { sellers, type DiscoveryExtra } from './requests';
import type { SellerDiscoveryState } from './slice';

type Thunk = ThunkAction<void, SellerDiscoveryState, DiscoveryExtra, Action>;

/** Reads what the query asks for and is not there; `isAnew` reads all of it again. */
export const readSellers =
  (query: DiscoveryQuery, { isAnew = false } = {}): Thunk =>
  (dispatch, getState) => {
    const value = valueOf(getState().sellers);
    const have = !isAnew && value?.key === listKeyOf(query) ? value : null;
    void dispatch(sellers.read({ query, have }));
  };
