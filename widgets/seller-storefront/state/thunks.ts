import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { mapResult } from '@shared/http/result';
import { withoutWrites } from '@shared/http/withoutWrites';
import { addToCart, type Adding } from '@shared/storefront/adding';
import { toggleFavorite } from '@shared/storefront/favorites';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { favoriteUrl, getNav } from '../api';
import { readNav } from '../model/answers';
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

/** What a write is sent with: in a preview nothing leaves the browser, whatever asks for it. */
export function writing(extra: StorefrontExtra, { as, products: load }: SellerStorefrontState) {
  const value = load.status === 'idle' ? undefined : load.value;
  const isPreview = as !== null || (value?.preview ?? null) !== null;
  return isPreview ? { ...extra, http: withoutWrites(extra.http) } : extra;
}

/** Marks the seller as a favorite, or no longer; `isFavorite` is how it is shown. */
export const favoriteToggled =
  ({ id, name }: ListedSeller, isFavorite: boolean): Thunk =>
  (dispatch, getState, extra) => {
    const { config } = extra;
    const toggle = toggleFavorite({ id, name, isFavorite }, favoriteUrl(config, id), ({ http }) =>
      mapResult(getNav(http, config), (answer) => readNav(answer).seller.is_favorite),
    );
    void toggle(dispatch, getState, writing(extra, getState()));
  };

/** S3 or S4: puts cases into the cart, once; pressed again while nobody knows, looks into the cart. */
export const addedToCart =
  (adding: Adding): Thunk =>
  (dispatch, getState, extra) => {
    void addToCart(adding)(dispatch, getState, writing(extra, getState()));
  };
