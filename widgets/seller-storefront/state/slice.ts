import { createReducer } from '@shared/store/createReducer';
import { widgetHooks } from '@shared/store/hooks';
import { valueOf } from '@shared/store/load';
import { forgetOlderOffers, nothingAdded, reduceAdding } from '@shared/storefront/adding';
import {
  forgetOlderFavorites,
  noFavoriteEdits,
  reduceFavorites,
} from '@shared/storefront/favorites';
import type { SellerStorefrontConfig } from '../config';
import { noneCompared, reduceCompared, withNewest } from './compared';
import type { StorefrontList } from '../model/query';
import { nav, products } from './requests';

const initialState = {
  nav: nav.initial,
  /** The list that was asked for last, as far as it was read. */
  products: products.initial,
  favorites: noFavoriteEdits,
  adding: nothingAdded,
  compared: noneCompared,
};

export type SellerStorefrontState = typeof initialState;

export const sellerStorefrontReducer = createReducer(initialState, (on) => {
  nav.reduce(on, 'nav', (state) => forgetOlderFavorites(state.favorites, state.nav.requestId));
  products.reduce(on, 'products', (state, { pages }, { have }) => {
    state.compared.products = withNewest(state.compared.products, pages.flat());
    // What was only read on says nothing new of those who were there.
    if (!have) forgetOlderOffers(state.adding, state.products.requestId);
  });
  reduceFavorites(on);
  reduceAdding(on);
  reduceCompared(on);
});

/** Whether it is looked at as another, or about to be. Then no write may leave the browser. */
export const isPreviewed = ({ products: load }: SellerStorefrontState): boolean =>
  Boolean((load.arg as StorefrontList | undefined)?.as ?? valueOf(load)?.preview);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  SellerStorefrontState,
  SellerStorefrontConfig
>();
