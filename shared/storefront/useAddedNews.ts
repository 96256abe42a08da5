import { useEffect } from 'react';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import { useLocale } from '../mount/WidgetContext';
import { widgetHooks } from '../store/hooks';
import { addingNewsDismissed, type AddingState } from './adding';

const { useAppDispatch, useAppSelector } = widgetHooks<{ adding: AddingState }>();

/**
 * What was added last by `state.adding`, in a sentence, to be said once: `key` tells it from the same thing added
 * before. Null where nothing is to be said, also after `dismiss`.
 */
export function useAddedNews(): { key: number; says: string; dismiss: () => void } | null {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const news = useAppSelector(({ adding }) => adding.news);
  // What was shown where it stood is not news where it stands the next time.
  useEffect(() => () => void dispatch(addingNewsDismissed(undefined)), [dispatch]);
  if (!news) return null;
  const { name, quantity, dispensaryLocationIds } = news.adding;
  const added = tn(
    'Added %(count)s case of %(name)s to your cart.',
    'Added %(count)s cases of %(name)s to your cart.',
    quantity,
    { name, count: formatCount(quantity, locale) },
  );
  const locationCount = dispensaryLocationIds.length;
  const each = t('For each of %(count)s locations.', { count: formatCount(locationCount, locale) });
  return {
    key: news.asOf,
    says: locationCount > 1 ? `${added} ${each}` : added,
    dismiss: () => dispatch(addingNewsDismissed(undefined)),
  };
}
