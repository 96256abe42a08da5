import type { ProductFilters } from '../contract/storefrontShapes';
import type { Query } from '../http/http';
import { pageQuery, type ListQuery } from '../lists/listQuery';
import { namesOf } from '../answers/namesOf';

/** The filters of products with choices of the server, by their names in an address, and where an answer has those. */
export const productChoices = {
  category: 'categories',
  brand: 'brands',
  strain: 'strains',
  phenotype: 'phenotypes',
  terpene: 'terpene_types',
  tag: 'tags',
  region: 'regions',
} as const satisfies Readonly<Record<string, keyof ProductFilters>>;

/** A filter of products, by its name in an address. */
export type ProductFilter = keyof typeof productChoices | 'availability';

/**
 * What is asked of the server for one page of products, in the words of the specification: `brand-filter`,
 * `inventory-filter` and the like. Buyers are shown nothing that is not visible.
 */
export const productQuery = (query: ListQuery): Query => {
  const valuesOf = (name: ProductFilter) => query.filters[name] ?? [];
  return {
    ...pageQuery(query),
    ...Object.fromEntries(
      namesOf(productChoices).map((name) => [
        `${name}-filter`,
        valuesOf(name).join(',') || undefined,
      ]),
    ),
    'status-filter': 'visible',
    'inventory-filter': valuesOf('availability').includes('instock') ? 'instock' : undefined,
  };
};
