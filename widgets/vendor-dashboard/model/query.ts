import { dayOf, parseDay } from '@shared/format/dates';
import type { ListQuery } from '@shared/lists/listQuery';

/** What of the orders is looked at stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['period', 'compare', 'state', 'customer', 'product', 'day'],
  orderBy: '-placed',
} as const;

type FilterName = (typeof listSpec.filters)[number];

export type DashboardQuery = ListQuery<FilterName>;

/** The last so many days, today with them. */
export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** The days just before, the same days of last year, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const oneOf = <Value extends string>(values: readonly Value[], text = ''): Value | undefined =>
  values.find((value) => value === text);

export const periodOf = ({ filters }: DashboardQuery): Period =>
  oneOf(periods, filters.period[0]) ?? '30';

export const comparisonOf = ({ filters }: DashboardQuery): Comparison =>
  oneOf(comparisons, filters.compare[0]) ?? 'before';

/** The day whose orders are listed alone; null for all of the period. */
export const dayIn = ({ filters }: DashboardQuery): string | null => parseDay(filters.day[0]);

/** The first and the last day of a period that ends today, by the reader's calendar. */
export function daysOfPeriod(period: Period, today = new Date()): { from: string; to: string } {
  const first = new Date(today);
  first.setDate(first.getDate() - Number(period) + 1);
  return { from: dayOf(first), to: dayOf(today) };
}

/** The days whose orders are listed. */
export function spanOf(query: DashboardQuery): { from: string; to: string } {
  const day = dayIn(query);
  return day === null ? daysOfPeriod(periodOf(query)) : { from: day, to: day };
}

/** What keeps orders of the period out of the list. */
export const narrowing = ['state', 'customer', 'product', 'day'] as const;

export const isNarrowed = ({ filterText, filters }: DashboardQuery): boolean =>
  filterText.trim() !== '' || narrowing.some((name) => filters[name].length > 0);
