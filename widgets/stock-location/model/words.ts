import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { LocationRow } from './answers';

export const nameOf = ({ id, name }: Pick<LocationRow, 'id' | 'name'>): string =>
  name.trim() || t('Location %(id)s', { id });

export const usageText = (isShippedFrom: boolean): string =>
  isShippedFrom ? t('Shipping orders') : t('Keeping batches');

export const statusLabels = () => ({ active: t('Active'), inactive: t('Inactive'), all: t('All') });

/** What may be said of all locations in one line. */
export function locationFacts(locations: readonly LocationRow[], locale: string): string {
  const inactive = locations.filter(({ isActive }) => !isActive).length;
  const text = (count: number) => ({ count: formatCount(count, locale) });
  return factsOf([
    tn('%(count)s location', '%(count)s locations', locations.length, text(locations.length)),
    inactive > 0 && tn('%(count)s inactive', '%(count)s inactive', inactive, text(inactive)),
  ]);
}
