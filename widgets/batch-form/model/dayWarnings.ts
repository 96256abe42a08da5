import { daysBetween } from '@shared/format/dates';
import { isWithinBounds } from '@shared/format/dayBounds';
import { t, tn } from '@shared/page/i18n';
import type { BatchField } from './batch';

type DayField = Extract<BatchField, `${string}Date`>;

export const dayLabels = (): Record<DayField, string> => ({
  harvestDate: t('Harvest date'),
  manufactureDate: t('Manufacture date'),
  labResultsDate: t('Lab results date'),
  expirationDate: t('Expiration date'),
});

/** What comes before what. When the laboratory measures, before or after packing, is up to the seller. */
const orders: readonly (readonly [DayField, DayField])[] = [
  ['harvestDate', 'manufactureDate'],
  ['harvestDate', 'labResultsDate'],
  ['harvestDate', 'expirationDate'],
  ['manufactureDate', 'expirationDate'],
  ['labResultsDate', 'expirationDate'],
];

/** Sentences about days that are out of order, and an expiry in the past: warnings only, the server decides. */
export function dayWarnings(days: Readonly<Record<DayField, string>>, today: string): string[] {
  const labels = dayLabels();
  const { expirationDate: end } = days;
  const isPast = isWithinBounds(end) && end < today;
  const disorders = orders
    .filter(
      ([first, second]) =>
        isWithinBounds(days[first]) && isWithinBounds(days[second]) && days[second] < days[first],
    )
    .map(([first, second]) =>
      t('%(second)s is before %(first)s.', {
        first: labels[first].toLocaleLowerCase(),
        second: labels[second],
      }),
    );
  return isPast ? [...disorders, t('Expiration date is in the past.')] : disorders;
}

/** How far away the expiration is, by the day and not by the hour. */
export function expiryText(day: string, today: string): string | undefined {
  const days = isWithinBounds(day) ? daysBetween(today, day) : NaN;
  if (Number.isNaN(days)) return undefined;
  if (days === 0) return t('Expires today');
  return days > 0
    ? tn('Expires in %(count)s day', 'Expires in %(count)s days', days)
    : tn('Expired %(count)s day ago', 'Expired %(count)s days ago', -days);
}
