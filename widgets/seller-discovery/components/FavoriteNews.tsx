import { t } from '@shared/i18n';
import { useAppSelector } from '../state/slice';

/** Says to screen readers what became of a heart, which others see. */
export function FavoriteNews() {
  const news = useAppSelector((state) => state.favorites.news);
  return (
    <p className="visually-hidden" role="status">
      {news &&
        (news.isFavorite
          ? t('%(name)s was added to your favorites.', { name: news.name })
          : t('%(name)s was removed from your favorites.', { name: news.name }))}
    </p>
  );
}
