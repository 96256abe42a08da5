import { t } from '../i18n';
import type { FavoritesState } from '../storefront/favorites';

/** Says to screen readers what became of a heart, which others see. */
export const FavoriteNews = ({ news }: Pick<FavoritesState, 'news'>) => (
  <p className="visually-hidden" role="status">
    {news &&
      (news.isFavorite
        ? t('%(name)s was added to your favorites.', { name: news.name })
        : t('%(name)s was removed from your favorites.', { name: news.name }))}
  </p>
);
