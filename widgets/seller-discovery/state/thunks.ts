import { mapResult } from '@shared/http/result';
import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { valueOf } from '@shared/store/load';
import { toggleFavorite } from '@shared/storefront/favorites';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { favoriteUrl, getSellers } from '../api';
import { listKeyOf, perPage, type DiscoveryQuery } from '../model/query';
import { readPage } from '../model/sellers';
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

/** Marks a seller as a favorite, or no longer; `isFavorite` is how it is shown. */
export const favoriteToggled =
  ({ id, name }: ListedSeller, isFavorite: boolean): Thunk =>
  (dispatch, _getState, { config }) => {
    const url = favoriteUrl(config, id);
    void dispatch(
      toggleFavorite({ id, name, isFavorite }, url, ({ http }) => {
        const query = { 'filter-text': name, page: 1, 'per-page': perPage };
        return mapResult(getSellers(http, config, query), (answer) => {
          const found = readPage(answer).rows.find((each) => String(each.id) === String(id));
          return found?.is_favorite ?? null;
        });
      }),
    );
  };
