import type { ProductType } from '@shared/contract/publicStorefront';
import type { Query } from '@shared/http/http';
import type { ListQuery } from '@shared/lists/listQuery';

/** Divides into rows of two, three and four. */
export const perPage = 24;

/** What of the menu stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['type', 'brand', 'category', 'availability'],
  perPage,
} as const;

export type FilterName = (typeof listSpec.filters)[number];
export type MenuQuery = ListQuery<FilterName>;

export const typeOf = ({ filters }: Pick<MenuQuery, 'filters'>): ProductType =>
  filters.type[0] === 'non-cannabis' ? 'non-cannabis' : 'cannabis';

/** The query in the words of the specification. */
export const askedOf = (query: MenuQuery): Query => {
  const { filterText, filters, orderBy, page } = query;
  return {
    'product-type': typeOf(query),
    'filter-text': filterText.trim() || undefined,
    'brand-filter': filters.brand.join(',') || undefined,
    'category-filter': filters.category.join(',') || undefined,
    'inventory-filter': filters.availability.includes('instock') ? 'instock' : undefined,
    'status-filter': 'visible',
    'order-by': orderBy || undefined,
    page,
    'per-page': perPage,
  };
};

/** Another type has other brands and categories: none of the filters goes along. */
export const ofType = (type: ProductType): MenuQuery['filters'] => ({
  type: type === 'cannabis' ? [] : [type],
  brand: [],
  category: [],
  availability: [],
});

/** Whether a person narrowed the menu, beyond its type. */
export const isNarrowed = ({ filterText, filters }: MenuQuery): boolean =>
  filterText.trim() !== '' ||
  [filters.brand, filters.category, filters.availability].some(({ length }) => length > 0);
