import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { mapResult } from '@shared/http/result';
import { toggleFavorite } from '@shared/storefront/toggleFavorite';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { favoriteUrl, getSellers } from '../api';
import { perPage } from '../model/query';
import { readPage } from '../model/sellers';
import type { DiscoveryExtra } from './requests';
import type { SellerDiscoveryState } from './slice';

type Thunk = ThunkAction<void, SellerDiscoveryState, DiscoveryExtra, Action>;

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
