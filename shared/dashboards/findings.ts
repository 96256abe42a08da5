import { t, tn } from '../page/i18n';
import type { Sums } from './answers';
import type { Comparison, Period } from './periods';

export interface Change {
  direction: 'up' | 'down' | 'same';
  says: string;
}

interface Compared {
  now: string | number | null;
  before: string | number | null;
  period: Period;
  comparison: Comparison;
  locale: string;
}

/** How a figure differs from the one that it is compared with, in words; null where one of them is not known. */
export function changeOf({ now, before, period, comparison, locale }: Compared): Change | null {
  if (now === null || before === null || comparison === 'none') return null;
  const [current, former] = [Number(now), Number(before)];
  if (former === 0) {
    return current === 0
      ? { direction: 'same', says: t('No change') }
      : { direction: 'up', says: noneIn(comparison, period) };
  }
  const share = (current - former) / Math.abs(former);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  });
  const written = percent.format(Math.abs(share));
  if (written === percent.format(0)) return { direction: 'same', says: t('No change') };
  return share > 0
    ? { direction: 'up', says: moreThan(written, comparison, period) }
    : { direction: 'down', says: lessThan(written, comparison, period) };
}

const noneIn = (comparison: Comparison, days: Period) =>
  comparison === 'year'
    ? t('None a year before')
    : t('None in the previous %(days)s days', { days });
const moreThan = (percent: string, comparison: Comparison, days: Period) =>
  comparison === 'year'
    ? t('Up %(percent)s on a year before', { percent })
    : t('Up %(percent)s on the previous %(days)s days', { percent, days });
const lessThan = (percent: string, comparison: Comparison, days: Period) =>
  comparison === 'year'
    ? t('Down %(percent)s on a year before', { percent })
    : t('Down %(percent)s on the previous %(days)s days', { percent, days });

/** What a chart over the days of a period shows, in a sentence. */
export function findingOf(
  { orders }: Pick<Sums, 'orders'>,
  amount: string,
  period: Period,
  change: Change | null,
): string {
  if (orders === 0) return t('No orders in the last %(days)s days.', { days: period });
  const sum =
    orders === null
      ? amount
      : tn('%(amount)s from %(count)s order', '%(amount)s from %(count)s orders', orders, {
          amount,
          count: orders,
        });
  return change ? t('%(sum)s. %(change)s.', { sum, change: change.says }) : t('%(sum)s.', { sum });
}
