import type { ProductType } from '@shared/contract/publicStorefront';
import type { Query } from '@shared/http/http';
import { isNarrowed, type ListQuery } from '@shared/lists/listQuery';
import { productQuery } from '@shared/storefront/productQuery';

/** Divides into rows of two, three and four, and so do its multiples. */
export const leastRows = 24;

/** What of the menu stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['type', 'category', 'brand', 'availability'],
  perPage: leastRows,
  rowChoices: [leastRows, 2 * leastRows, 4 * leastRows],
} as const;

export type FilterName = (typeof listSpec.filters)[number];
export type MenuQuery = ListQuery<FilterName>;

export const typeOf = ({ filters }: Pick<MenuQuery, 'filters'>): ProductType =>
  filters.type[0] === 'non-cannabis' ? 'non-cannabis' : 'cannabis';

/** Without what an address asks of the availability and the server does not know: it filters nothing. */
export const knownOf = (query: MenuQuery): MenuQuery => {
  const availability = query.filters.availability.filter((value) => value === 'instock');
  return { ...query, filters: { ...query.filters, availability } };
};

/** The query in the words of the specification. */
export const askedOf = (query: MenuQuery): Query => ({
  'product-type': typeOf(query),
  ...productQuery(query),
});

/** Another type has other brands and categories: none of the filters goes along. */
export const ofType = (type: ProductType): MenuQuery['filters'] => ({
  type: type === 'cannabis' ? [] : [type],
  category: [],
  brand: [],
  availability: [],
});

/** Whether a person narrowed the menu, beyond its type. */
export const isNarrow = (query: MenuQuery): boolean =>
  isNarrowed({ ...query, filters: { ...query.filters, type: [] } });
