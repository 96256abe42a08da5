import {
  comparisons,
  daysOfPeriod,
  oneOf,
  periods,
  type Comparison,
  type Period,
} from '@shared/dashboards/periods';
import { parseDay } from '@shared/format/dates';
import type { ListQuery } from '@shared/lists/listQuery';

/** What of the orders is looked at stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['period', 'compare', 'state', 'customer', 'product', 'day'],
  orderBy: '-placed',
} as const;

export type FilterName = (typeof listSpec.filters)[number];

export type DashboardQuery = ListQuery<FilterName>;

export const periodOf = ({ filters }: DashboardQuery): Period =>
  oneOf(periods, filters.period[0]) ?? '30';

export const comparisonOf = ({ filters }: DashboardQuery): Comparison =>
  oneOf(comparisons, filters.compare[0]) ?? 'before';

/** The day whose orders are listed alone; null for all of the period. */
export const dayIn = ({ filters }: DashboardQuery): string | null => parseDay(filters.day[0]);

/** The days whose orders are listed. */
export function spanOf(query: DashboardQuery, today: string): { from: string; to: string } {
  const day = dayIn(query);
  return day === null ? daysOfPeriod(periodOf(query), today) : { from: day, to: day };
}

/** What keeps orders of the period out of the list. */
const narrowing = ['state', 'customer', 'product', 'day'] as const;

export const isNarrowed = ({ filterText, filters }: DashboardQuery): boolean =>
  filterText.trim() !== '' || narrowing.some((name) => filters[name].length > 0);
