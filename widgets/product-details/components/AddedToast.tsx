import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { useLocale } from '@shared/mount/WidgetContext';
import { addingNewsDismissed } from '@shared/storefront/adding';
import { Toast } from '@shared/ui/Toast';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** What was added last. */
export function AddedToast() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const news = useAppSelector((state) => state.adding.news);
  if (!news) return null;
  const { name, quantity, dispensaryLocationIds } = news.adding;
  const places = dispensaryLocationIds.length;
  const values = { name, count: formatCount(quantity, locale) };
  const added = tn(
    'Added %(count)s case of %(name)s to your cart.',
    'Added %(count)s cases of %(name)s to your cart.',
    quantity,
    values,
  );
  const each = t('For each of %(count)s locations.', { count: formatCount(places, locale) });
  return (
    <Toast
      key={news.asOf}
      says={places > 1 ? `${added} ${each}` : added}
      onDismiss={() => dispatch(addingNewsDismissed(undefined))}
    />
  );
}
