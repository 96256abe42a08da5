import { tn } from '@shared/i18n';
import { useAppSelector } from '../state/slice';

/** Says to screen readers what was added, which others see on its card. */
export function AddedNews() {
  const news = useAppSelector(({ adding }) => adding.news);
  return (
    <p className="visually-hidden" role="status">
      {news &&
        tn(
          '%(count)s case of %(name)s was added to your cart.',
          '%(count)s cases of %(name)s were added to your cart.',
          news.adding.quantity,
          { name: news.adding.name },
        )}
    </p>
  );
}
