import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import {
  forgetOlderOffers,
  nothingAdded,
  reduceAdding,
  type AddingState,
} from '@shared/storefront/adding';
import {
  forgetOlderFavorites,
  noFavoriteEdits,
  reduceFavorites,
  type FavoritesState,
} from '@shared/storefront/favorites';
import type { SellerStorefrontConfig } from '../config';
import type { Nav, Products } from '../model/answers';
import type { Preview } from '../model/looks';
import { noneCompared, reduceCompared, withNewest, type Compared } from './compared';
import { nav, products } from './requests';

export interface SellerStorefrontState {
  nav: ResourceState<Nav>;
  /** The list that was asked for last, as far as it was read. */
  products: ResourceState<Products>;
  /** As whom the storefront is looked at. While it is not null no write leaves the browser. */
  as: Preview | null;
  favorites: FavoritesState;
  adding: AddingState;
  compared: Compared;
}

const initialState: SellerStorefrontState = {
  nav: nav.initial,
  products: products.initial,
  as: null,
  favorites: noFavoriteEdits,
  adding: nothingAdded,
  compared: noneCompared,
};

export const lookedAs = defineEvent<Preview | null>('sellerStorefront/lookedAs');

export const sellerStorefrontReducer = createReducer(initialState, (on) => {
  nav.reduce(on, 'nav', (state) => forgetOlderFavorites(state.favorites, state.nav.requestId));
  products.reduce(on, 'products', (state, { pages }, { have }) => {
    state.compared = withNewest(state.compared, pages.flat());
    // What was only read on says nothing new of those who were there.
    if (!have) forgetOlderOffers(state.adding, state.products.requestId);
  });
  on(lookedAs, (state, { payload }) => {
    // Another customer is shown other prices.
    if (JSON.stringify(state.as) !== JSON.stringify(payload)) state.compared = noneCompared;
    state.as = payload;
  });
  reduceFavorites(on);
  reduceAdding(on);
  reduceCompared(on);
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  SellerStorefrontState,
  SellerStorefrontConfig
>();
