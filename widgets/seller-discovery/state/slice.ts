import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import {
  forgetOlderFavorites,
  noFavoriteEdits,
  reduceFavorites,
  type FavoritesState,
} from '@shared/storefront/favorites';
import type { SellerDiscoveryConfig } from '../config';
import type { Sellers } from '../model/sellers';
import { sellers } from './requests';

export interface SellerDiscoveryState {
  /** The list that was asked for last, as far as it was read. */
  sellers: ResourceState<Sellers>;
  favorites: FavoritesState;
}

const initialState: SellerDiscoveryState = {
  sellers: sellers.initial,
  favorites: noFavoriteEdits,
};

export const sellerDiscoveryReducer = createReducer(initialState, (on) => {
  sellers.reduce(on, 'sellers', (state, _value, { have }) => {
    // What was only read on says nothing new of those who were there.
    if (!have) forgetOlderFavorites(state.favorites, state.sellers.requestId);
  });
  reduceFavorites(on);
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  SellerDiscoveryState,
  SellerDiscoveryConfig
>();
