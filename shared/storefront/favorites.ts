import type { Failure } from '../http/failure';
import { defineEvent, type Handle } from '../store/createReducer';

/** What a person asked for one seller to be, while it is not known to be so. */
export type FavoriteEdit =
  /** On its way; `searching` once its answer was lost. */
  | { status: 'sending' | 'searching'; isFavorite: boolean }
  /** The server does not have it, or nobody knows. */
  | { status: 'not-saved' | 'unknown'; isFavorite: boolean; failure: Failure };

/** By the seller's id. They have no prototype: the server chooses the ids. */
type BySeller<Value> = Readonly<Record<string, Value>>;

export interface FavoritesState {
  edits: BySeller<FavoriteEdit>;
  /** What the server took since the list was read. `asOf` is the number of its answer among the requests of the store. */
  known: BySeller<{ isFavorite: boolean; asOf: number }>;
  /** What it took last, to be announced. */
  news: { name: string; isFavorite: boolean } | null;
}

const noneYet = <Value>() => Object.create(null) as BySeller<Value>;

export const noFavoriteEdits: FavoritesState = { edits: noneYet(), known: noneYet(), news: null };

export const favoriteEdited = defineEvent<{ id: string; edit: FavoriteEdit }>('favorites/edited');
export const favoriteSaved = defineEvent<{
  id: string;
  isFavorite: boolean;
  asOf: number;
  name: string;
}>('favorites/saved');
export const favoriteDismissed = defineEvent<string>('favorites/dismissed');

interface Whole {
  favorites: FavoritesState;
}

const set = <Value>(all: BySeller<Value>, id: string, value: Value) => {
  (all as Record<string, Value>)[id] = value;
};
const remove = (all: BySeller<unknown>, id: string) => {
  Reflect.deleteProperty(all, id);
};

/** Keeps the edits in `state.favorites`. */
export function reduceFavorites<State extends Whole>(on: Handle<State>): void {
  on(favoriteEdited, ({ favorites }, { payload: { id, edit } }) => {
    set(favorites.edits, id, edit);
    favorites.news = null;
  });
  on(favoriteSaved, ({ favorites }, { payload: { id, name, isFavorite, asOf } }) => {
    remove(favorites.edits, id);
    set(favorites.known, id, { isFavorite, asOf });
    favorites.news = { name, isFavorite };
  });
  on(favoriteDismissed, ({ favorites }, { payload }) => remove(favorites.edits, payload));
}

/** With a list that was asked for as request `requestId`: what it knows better is forgotten. */
export function forgetOlderFavorites({ edits, known }: FavoritesState, requestId: number): void {
  for (const [id, { asOf }] of Object.entries(known)) if (asOf < requestId) remove(known, id);
  for (const [id, { status }] of Object.entries(edits)) if (status === 'unknown') remove(edits, id);
}

/** Whether a seller is shown as a favorite, whose list says `isFavorite`. */
export function isShownFavorite(
  { edits, known }: FavoritesState,
  id: string | number,
  isFavorite: boolean,
): boolean {
  const edit = edits[String(id)];
  if (edit?.status === 'sending' || edit?.status === 'searching') return edit.isFavorite;
  return known[String(id)]?.isFavorite ?? isFavorite;
}
