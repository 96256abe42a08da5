import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { mapResult } from '@shared/http/result';
import { withoutWrites } from '@shared/http/withoutWrites';
import type { Adding } from '@shared/storefront/adding';
import { addToCart } from '@shared/storefront/addToCart';
import { toggleFavorite } from '@shared/storefront/toggleFavorite';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { favoriteUrl, getNav } from '../api';
import { readNav } from '../model/answers';
import type { StorefrontList } from '../model/query';
import { products, type StorefrontExtra } from './requests';
import { isPreviewed, type SellerStorefrontState } from './slice';

type Thunk = ThunkAction<void, SellerStorefrontState, StorefrontExtra, Action>;

/** What a write is sent with: in a preview nothing leaves the browser, whatever asks for it. */
const writing = (extra: StorefrontExtra, state: SellerStorefrontState): StorefrontExtra =>
  isPreviewed(state) ? { ...extra, http: withoutWrites(extra.http) } : extra;

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
  (adding: Omit<Adding, 'slug'>): Thunk =>
  async (dispatch, getState, extra) => {
    const add = addToCart({ ...adding, slug: extra.config.slug });
    const outcome = await add(dispatch, getState, writing(extra, getState()));
    if (outcome?.status !== 'added' || outcome.offer) return;
    // How it can be had now, and what the cart has of it, nobody told.
    void dispatch(products.read({ ...(getState().products.arg as StorefrontList), have: null }));
  };
