import type { ListQuery } from '@shared/lists/listQuery';
import type { LocationRow } from './answers';

/** What of the list stands in the page's address: active ones, by their names. */
export const listSpec = { filters: ['status'], orderBy: 'name' } as const;

export type LocationQuery = ListQuery<(typeof listSpec.filters)[number]>;

const statuses = ['active', 'inactive', 'all'] as const;

/** What nobody could have chosen is read as what everyone starts with. */
export const statusOf = ({ filters }: LocationQuery): (typeof statuses)[number] =>
  statuses.find((status) => status === filters.status[0]) ?? 'active';

/** Those that are looked at: every word stands in the name, the address or the license. */
export function rowsOf(
  locations: readonly LocationRow[],
  query: LocationQuery,
): readonly LocationRow[] {
  const status = statusOf(query);
  const words = query.filterText.toLowerCase().split(/\s+/).filter(Boolean);
  const found = locations.filter((each) => {
    const text = `${each.name} ${each.address} ${each.license}`.toLowerCase();
    const isMeant = status === 'all' || each.isActive === (status === 'active');
    return isMeant && words.every((word) => text.includes(word));
  });
  return sorted(found, query.orderBy);
}

const sortKeys: Readonly<Record<string, (location: LocationRow) => string | number | null>> = {
  name: ({ name }) => name,
  batches: ({ batches }) => batches,
  people: ({ people }) => people,
};

function sorted(rows: LocationRow[], orderBy: string): LocationRow[] {
  const isDescending = orderBy.startsWith('-');
  const name = isDescending ? orderBy.slice(1) : orderBy;
  const keyOf = Object.hasOwn(sortKeys, name) ? sortKeys[name] : undefined;
  if (!keyOf) return rows;
  const order = isDescending ? -1 : 1;
  return rows.sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (typeof first !== 'string') return order * (Number(first) - Number(second));
    return order * first.localeCompare(String(second), undefined, { numeric: true });
  });
}
