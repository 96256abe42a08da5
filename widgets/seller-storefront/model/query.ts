import type { Query } from '@shared/http/http';
import { listAddress, type ListQuery } from '@shared/lists/listQuery';
import { productQuery } from '@shared/storefront/productQuery';
import type { Preview } from './looks';

/** Divides into rows of two, three and four. */
export const perPage = 24;

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['category', 'brand', 'strain', 'phenotype', 'terpene', 'tag', 'region', 'availability'],
  perPage,
} as const;

export type FilterName = (typeof listSpec.filters)[number];
export type StorefrontQuery = ListQuery<FilterName>;

/** Says that two queries are of one list, at whatever page. */
export const listKeyOf = (query: StorefrontQuery, as: Preview | null): string =>
  JSON.stringify([listAddress(listSpec).write({ ...query, page: 1 }), as]);

/** The query of one page, in the words of the specification. */
export const askedOf = (query: StorefrontQuery, page: number): Query =>
  productQuery({ ...query, page, perPage });
