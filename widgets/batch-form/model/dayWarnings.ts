import { daysBetween } from '@shared/format/dates';
import { t, tn } from '@shared/i18n';
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

// While a year is typed the field says 0002, then 0020.
const isWhole = (day: string) => day > '1900';

/** Sentences about days that are out of order: warnings only, the server decides. */
export function dayWarnings(days: Readonly<Record<DayField, string>>): string[] {
  const labels = dayLabels();
  return orders
    .filter(
      ([first, second]) =>
        isWhole(days[first]) && isWhole(days[second]) && days[second] < days[first],
    )
    .map(([first, second]) =>
      t('%(second)s is before %(first)s.', {
        first: labels[first].toLocaleLowerCase(),
        second: labels[second],
      }),
    );
}

/** How far away the expiration is, by the day and not by the hour. */
export function expiryText(day: string, today: string): string | undefined {
  const days = isWhole(day) ? daysBetween(today, day) : NaN;
  if (Number.isNaN(days)) return undefined;
  if (days === 0) return t('Expires today');
  return days > 0
    ? tn('Expires in %(count)s day', 'Expires in %(count)s days', days)
    : tn('Expired %(count)s day ago', 'Expired %(count)s days ago', -days);
}
