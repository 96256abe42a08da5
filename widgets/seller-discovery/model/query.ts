import type { Query } from '@shared/http/http';
import { listAddress, pageQuery, type ListQuery } from '@shared/lists/listQuery';

/** Divides into rows of two, three and four. */
export const perPage = 24;

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['brand', 'category', 'availability'],
  perPage,
  rowChoices: [],
} as const;

export type FilterName = (typeof listSpec.filters)[number];
export type DiscoveryQuery = ListQuery<FilterName>;

/** Says that two queries are of one list, at whatever page. */
export const listKeyOf = (query: DiscoveryQuery): string =>
  listAddress(listSpec).write({ ...query, page: 1 });

/** The query of one page, in the words of the specification. */
export const askedOf = (query: DiscoveryQuery): Query => {
  const { brand, category, availability } = query.filters;
  return {
    ...pageQuery(query),
    'brand-filter': brand.join(',') || undefined,
    'category-filter': category.join(',') || undefined,
    'status-filter': availability.includes('visible') ? 'visible' : undefined,
    'inventory-filter': availability.includes('instock') ? 'instock' : undefined,
  };
};
