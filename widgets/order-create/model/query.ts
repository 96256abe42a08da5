import { listAddress, type ListQuery } from '@shared/lists/listQuery';

/** 25 is the rule; more for those who paste long lists. */
export const pageSizes = [25, 100, 500] as const;

/** How what the grid shows stands in the page's address. §9: the first page, 25 rows, product_name ascending. */
export const gridAddress = listAddress({
  filters: ['brand', 'category', 'errors'],
  orderBy: 'product_name',
  rowChoices: pageSizes,
});

/** Which items the grid shows. Any value of `errors` leaves only those that have some. */
export type GridQuery = typeof gridAddress.start;
export const firstQuery = gridAddress.start;

/** Which products are offered. Any value of `inventory` leaves only those that are in stock. */
export type VariantQuery = ListQuery<'brand' | 'category' | 'inventory'>;
export const firstVariants: VariantQuery = listAddress({
  filters: ['brand', 'category', 'inventory'],
}).start;

/** A filter of one value, as its box stands. */
export const boxed = (isOn: boolean): readonly string[] => (isOn ? ['on'] : []);
