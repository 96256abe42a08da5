import type { Action, Dispatch } from 'redux';
import { confirmWrite } from '../http/confirmWrite';
import type { Result } from '../http/result';
import type { Extra } from '../store/createWidgetStore';
import { favoriteEdited, favoriteSaved, type FavoriteEdit, type FavoritesState } from './favorites';

interface Toggled {
  id: string | number;
  name: string;
  /** As it is shown. */
  isFavorite: boolean;
}

type Ext = Extra<unknown>;

/** Reads whether the seller is a favorite; null where it is not to be found. */
type Look = (extra: Ext) => Promise<Result<boolean | null>>;

/**
 * S35: marks a seller as a favorite, or no longer. It is sent once however often it is pressed; a lost answer is looked
 * up before anything is claimed.
 */
export const toggleFavorite =
  ({ id, name, isFavorite: was }: Toggled, url: string, look: Look) =>
  async (
    dispatch: Dispatch<Action>,
    getState: () => { favorites: FavoritesState },
    extra: Ext,
  ): Promise<void> => {
    const key = String(id);
    const status = getState().favorites.edits[key]?.status;
    if (status === 'sending' || status === 'searching') return;
    const isFavorite = !was;
    const tell = (edit: FavoriteEdit) => dispatch(favoriteEdited({ id: key, edit }));
    const { http } = extra;

    tell({ status: 'sending', isFavorite });
    const outcome = await confirmWrite(
      () => http.postForm<unknown>(url, [['action', isFavorite ? 'add' : 'remove']]),
      () => look(extra),
      (is) => (is === null ? null : is === isFavorite && { isFavorite }),
      { http, onSearch: () => tell({ status: 'searching', isFavorite }) },
    );
    if (outcome.status === 'saved') {
      dispatch(favoriteSaved({ id: key, isFavorite, name, asOf: extra.nextRequestId() }));
    } else tell({ status: outcome.status, isFavorite, failure: outcome.failure });
  };
