import { t } from '../page/i18n';
import { widgetHooks } from '../store/hooks';
import type { FavoritesState } from './favorites';

const { useAppSelector } = widgetHooks<{ favorites: FavoritesState }>();

/** Says to screen readers what became of a heart, which others see: what `state.favorites` has to announce. */
export function FavoriteNews() {
  const news = useAppSelector(({ favorites }) => favorites.news);
  return (
    <p className="visually-hidden" role="status">
      {news &&
        (news.isFavorite
          ? t('%(name)s was added to your favorites.', { name: news.name })
          : t('%(name)s was removed from your favorites.', { name: news.name }))}
    </p>
  );
}
