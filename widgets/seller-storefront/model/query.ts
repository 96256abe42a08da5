import type { ProductFilters } from '@shared/contract/storefrontShapes';
import type { Query } from '@shared/http/http';
import { listAddress, type ListQuery } from '@shared/lists/listQuery';
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

/** The choices of a filter in an answer. */
export const choicesAt: Readonly<
  Record<Exclude<FilterName, 'availability'>, keyof ProductFilters>
> = {
  category: 'categories',
  brand: 'brands',
  strain: 'strains',
  phenotype: 'phenotypes',
  terpene: 'terpene_types',
  tag: 'tags',
  region: 'regions',
};

/** Says that two queries are of one list, at whatever page. */
export const listKeyOf = (query: StorefrontQuery, as: Preview | null): string =>
  JSON.stringify([listAddress(listSpec).write({ ...query, page: 1 }), as]);

/** The query of one page, in the words of the specification. A storefront shows nothing that is not visible. */
export const askedOf = (
  { filterText, filters, orderBy }: StorefrontQuery,
  page: number,
): Query => ({
  'filter-text': filterText.trim() || undefined,
  ...Object.fromEntries(
    Object.keys(choicesAt).map((name) => [
      `${name}-filter`,
      filters[name as FilterName].join(',') || undefined,
    ]),
  ),
  'status-filter': 'visible',
  'inventory-filter': filters.availability.includes('instock') ? 'instock' : undefined,
  'order-by': orderBy || undefined,
  page,
  'per-page': perPage,
});
