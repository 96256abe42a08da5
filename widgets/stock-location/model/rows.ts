import type { ListQuery } from '@shared/lists/listQuery';
import { finderOf, sortRows, type OrderOf } from '@shared/lists/localRows';
import type { LocationRow } from './answers';

/** What of the list stands in the page's address: active ones, by their names. */
export const listSpec = { filters: ['status'], orderBy: 'name' } as const;

export type LocationQuery = ListQuery<(typeof listSpec.filters)[number]>;

const statuses = ['active', 'inactive', 'all'] as const;

/** What nobody could have chosen is read as what everyone starts with. */
export const statusOf = ({ filters }: LocationQuery): (typeof statuses)[number] =>
  statuses.find((status) => status === filters.status[0]) ?? 'active';

const orderOf: OrderOf<LocationRow> = {
  name: ({ name }) => name,
  batches: ({ batches }) => batches,
  people: ({ people }) => people,
};

/** Those that are looked at: every word stands in the name, the address or the license. */
export function rowsOf(
  locations: readonly LocationRow[],
  query: LocationQuery,
): readonly LocationRow[] {
  const status = statusOf(query);
  const isFound = finderOf(query.filterText);
  const found = locations.filter(
    ({ name, address, license, isActive }) =>
      (status === 'all' || isActive === (status === 'active')) &&
      isFound(`${name} ${address} ${license}`),
  );
  return sortRows(found, query.orderBy, orderOf);
}
