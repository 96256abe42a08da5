import type { Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { pageQuery, type ListQuery } from '@shared/lists/listQuery';

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = { filters: ['status', 'category', 'brand'], orderBy: 'name' } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type ProductsQuery = ListQuery<FilterName>;

/** The query of one page, in the words of the specification's lists. */
export const askedOf = (query: ProductsQuery): Query => ({
  ...pageQuery(query),
  'status-filter': query.filters.status.join(',') || undefined,
  'category-filter': query.filters.category.join(',') || undefined,
  'brand-filter': query.filters.brand.join(',') || undefined,
});

/** The query of some products alone. */
export const askedByIds = (ids: readonly Id[]): Query => ({
  ids: ids.join(','),
  page: 1,
  'per-page': ids.length,
});

/** Products of a page where all that fit are read to be selected. */
export const manyRows = 500;
