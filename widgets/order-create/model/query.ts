import type { ListQuery } from '@shared/lists/listQuery';

/** Which items the grid shows. Any value of `errors` leaves only those that have some. */
export type GridQuery = ListQuery<'brand' | 'category' | 'errors'>;

/** §9: the first page, 25 rows, product_name ascending. */
export const firstQuery: GridQuery = {
  filterText: '',
  filters: { brand: [], category: [], errors: [] },
  orderBy: 'product_name',
  page: 1,
  perPage: 25,
};

/** Which products are offered. Any value of `inventory` leaves only those that are in stock. */
export type VariantQuery = ListQuery<'brand' | 'category' | 'inventory'>;

export const firstVariants: VariantQuery = {
  filterText: '',
  filters: { brand: [], category: [], inventory: [] },
  orderBy: 'name',
  page: 1,
  perPage: 25,
};

/** A filter of one value, as its box stands. */
export const boxed = (isOn: boolean): readonly string[] => (isOn ? ['on'] : []);
