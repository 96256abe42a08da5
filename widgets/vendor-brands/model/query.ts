import type { BrandFilters } from '@shared/contract/vendorBrands';
import type { ListQuery } from '@shared/lists/listQuery';

/** What of the list stands in the page's address: ten brands a page, by their ids, those that are active. */
export const listSpec = {
  filters: ['status'],
  orderBy: 'id',
  perPage: 10,
  rowChoices: [],
} as const;

export type BrandsQuery = ListQuery<(typeof listSpec.filters)[number]>;

const statuses = ['active', 'archived', 'all'] as const;

/** What nobody could have chosen is read as what everyone starts with. */
export const statusOf = ({ filters }: BrandsQuery): BrandFilters['status'] =>
  statuses.find((status) => status === filters.status[0]) ?? 'active';

export const filtersOf = (query: BrandsQuery): BrandFilters => ({
  pagination: { pageIndex: query.page - 1, pageSize: query.perPage },
  searchTerm: query.filterText.trim(),
  sort: query.orderBy,
  status: statusOf(query),
  pageLength: query.perPage,
});

/** More brands than have one name in theirs. */
const manyBrands = 100;

/** All brands that have this text in their names. */
export const filtersByName = (name: string): BrandFilters => ({
  pagination: { pageIndex: 0, pageSize: manyBrands },
  searchTerm: name.trim(),
  sort: 'id',
  status: 'all',
  pageLength: manyBrands,
});
