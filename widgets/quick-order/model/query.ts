import type { Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import type { ListQuery } from '@shared/lists/listQuery';
import type { SheetLocation } from './sheet';

/** What of the sheet stands in the page's address. It is made once: the hook compares it by identity. */
export const sheetSpec = {
  filters: ['category', 'brand', 'availability', 'ordered', 'location'],
} as const;

export type FilterName = (typeof sheetSpec.filters)[number];
export type SheetQuery = ListQuery<FilterName>;

export const noFilters = Object.fromEntries(
  sheetSpec.filters.map((name) => [name, []]),
) as unknown as Readonly<Record<FilterName, readonly string[]>>;

/** Columns of locations where nobody chose any. */
const shownAtFirst = 6;

/** The locations that stand beside each other: the chosen ones, else the first of the buyer's. */
export function chosenLocations(
  locations: readonly SheetLocation[],
  { filters }: SheetQuery,
): readonly SheetLocation[] {
  const chosen = locations.filter(({ id }) => filters.location.includes(String(id)));
  return chosen.length > 0 ? chosen : locations.slice(0, shownAtFirst);
}

/** Whether only what is ordered is shown. */
export const isOnlyOrdered = ({ filters }: SheetQuery): boolean => filters.ordered.length > 0;

/** The query of one page, in the words of the specification; `ids` are the chosen locations. */
export const askedOf = (query: SheetQuery, ids: readonly Id[]): Query => ({
  'filter-text': query.filterText.trim() || undefined,
  'category-filter': query.filters.category.join(',') || undefined,
  'brand-filter': query.filters.brand.join(',') || undefined,
  'status-filter': 'visible',
  'inventory-filter': query.filters.availability.includes('instock') ? 'instock' : undefined,
  'ordered-at': isOnlyOrdered(query) ? ids.join(',') || undefined : undefined,
  'order-by': query.orderBy || undefined,
  page: query.page,
  'per-page': query.perPage,
});
