import { listAddress, type ListQuery } from '@shared/lists/listQuery';
import type { Preview } from './preview';

/** What of the list stands in the page's address. It is made once: the hook compares it by identity. */
export const listSpec = {
  filters: ['category', 'brand', 'strain', 'phenotype', 'terpene', 'tag', 'region', 'availability'],
  // Divides into rows of two, three and four.
  perPage: 24,
  rowChoices: [],
} as const;

export type FilterName = (typeof listSpec.filters)[number];

/** Which products are looked at, and as whom; null as who one is. */
export interface StorefrontList {
  query: ListQuery<FilterName>;
  as: Preview | null;
}

/** Says that two are of one list, at whatever page. */
export const listKeyOf = ({ query, as }: StorefrontList): string =>
  JSON.stringify([listAddress(listSpec).write({ ...query, page: 1 }), as]);
