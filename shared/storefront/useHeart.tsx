import type { ListedSeller } from '../contract/storefrontShapes';
import { widgetHooks } from '../store/hooks';
import { FavoriteButton } from './FavoriteButton';
import { FavoriteNote } from './FavoriteNote';
import { favoriteDismissed, isShownFavorite, type FavoritesState } from './favorites';

const { useAppDispatch, useAppSelector } = widgetHooks<{ favorites: FavoritesState }>();

/**
 * The heart button of a seller, and the note of what became of pressing it, for the screen to lay out. From
 * `state.favorites`. `onToggle` is given how the seller is shown.
 */
export function useHeart(
  { id, name, is_favorite }: Pick<ListedSeller, 'id' | 'name' | 'is_favorite'>,
  onToggle: (isFavorite: boolean) => void,
) {
  const dispatch = useAppDispatch();
  const edit = useAppSelector(({ favorites }) => favorites.edits[String(id)]);
  const isFavorite = useAppSelector(({ favorites }) => isShownFavorite(favorites, id, is_favorite));
  const isBusy = edit?.status === 'sending' || edit?.status === 'searching';
  const toggle = () => onToggle(isFavorite);
  // By then the list may show it otherwise, which is no reason to send the opposite.
  const retry = () => onToggle(edit ? !edit.isFavorite : isFavorite);
  const dismiss = () => dispatch(favoriteDismissed(String(id)));
  return {
    isFavorite,
    heart: <FavoriteButton {...{ name, isFavorite, isBusy }} onToggle={toggle} />,
    note: <FavoriteNote {...{ name, edit }} onRetry={retry} onDismiss={dismiss} />,
  };
}
