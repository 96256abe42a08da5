import type { Query } from '@shared/http/http';
import { listAddress, type ListQuery } from '@shared/lists/listQuery';

/** Divides into rows of two, three and four. */
export const perPage = 24;

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['brand', 'category', 'availability'], perPage } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type DiscoveryQuery = ListQuery<FilterName>;

/** The order of the server, then what else may be chosen. */
export const orders = ['', 'name', '-name', 'minimum_order', '-is_favorite'] as const;

/** Says that two queries are of one list, at whatever page. */
export const listKeyOf = (query: DiscoveryQuery): string =>
  listAddress(listSpec).write({ ...query, page: 1 });

/** The query of one page, in the words of the specification. */
export const askedOf = ({ filterText, filters, orderBy }: DiscoveryQuery, page: number): Query => ({
  'filter-text': filterText.trim() || undefined,
  'brand-filter': filters.brand.join(',') || undefined,
  'category-filter': filters.category.join(',') || undefined,
  'status-filter': filters.availability.includes('visible') ? 'visible' : undefined,
  'inventory-filter': filters.availability.includes('instock') ? 'instock' : undefined,
  'order-by': orderBy || undefined,
  page,
  'per-page': perPage,
});
