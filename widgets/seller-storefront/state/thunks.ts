import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Preview } from '../model/looks';
import { listKeyOf, type StorefrontQuery } from '../model/query';
import { nav, products, type StorefrontExtra } from './requests';
import { lookedAs, type SellerStorefrontState } from './slice';

type Thunk = ThunkAction<void, SellerStorefrontState, StorefrontExtra, Action>;

/** Reads what the query asks for and is not there; `isAnew` reads all of it again. */
export const readProducts =
  (query: StorefrontQuery, as: Preview | null, { isAnew = false } = {}): Thunk =>
  (dispatch, getState) => {
    dispatch(lookedAs(as));
    const { products: load } = getState();
    const value = load.status === 'idle' ? undefined : load.value;
    const have = !isAnew && value?.key === listKeyOf(query, as) ? value : null;
    void dispatch(products.read({ query, as, have }));
  };

export const readHead = (): Thunk => (dispatch) => {
  void dispatch(nav.read(undefined));
};
