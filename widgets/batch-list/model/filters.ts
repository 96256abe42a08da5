import type { ListedBatch } from '@shared/contract/batchList';
import { daysBetween } from '@shared/format/dates';
import type { ListQuery } from '@shared/lists/listQuery';

/** What stands in the page's address, by these names. */
export const listSpec = { filters: ['stock-location', 'expiry'] } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type BatchQuery = ListQuery<FilterName>;

/** Days before its expiry from which on a batch has to be sold soon. */
export const soonDays = 30;

export type Expiry = 'expired' | 'soon' | 'later' | 'none';

/** When a batch expires, seen from the day `today`. */
export function expiryOf(
  { expirationDate }: Pick<ListedBatch, 'expirationDate'>,
  today: string,
): Expiry {
  if (expirationDate === null) return 'none';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'expired';
  return days <= soonDays ? 'soon' : 'later';
}

/** A batch as it is looked through. */
interface Looked {
  batch: ListedBatch;
  /** The reference and the products, in lower case. */
  text: string;
  products: readonly string[] | null;
  location: string | null;
}

/** Every word has to stand in the reference or in a product's name. */
export function matches(
  { batch, text }: Looked,
  { filterText, filters }: BatchQuery,
  today: string,
): boolean {
  const [places, expiry] = [filters['stock-location'], filters.expiry];
  const words = filterText.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (places.length === 0 || places.includes(String(batch.stockLocationId))) &&
    (expiry.length === 0 || expiry.includes(expiryOf(batch, today))) &&
    words.every((word) => text.includes(word))
  );
}

/** What a column is sorted by; nothing stands last, whatever the direction. */
const sortKeys: Readonly<Record<string, (row: Looked) => string | number | null>> = {
  reference: ({ batch }) => batch.batchRef,
  products: ({ products }) => products?.[0] ?? null,
  'stock-location': ({ location }) => (location === '' ? null : location),
  expires: ({ batch }) => batch.expirationDate,
  thc: ({ batch }) => (batch.thc_delta9 === null ? null : Number(batch.thc_delta9)),
  certificates: ({ batch }) => batch.coas,
};

/** Sorted by a column's key, after a minus from the largest on; an unknown key leaves the server's order. */
export function sortRows<Row extends Looked>(
  rows: readonly Row[],
  orderBy: string,
): readonly Row[] {
  const isDescending = orderBy.startsWith('-');
  const name = isDescending ? orderBy.slice(1) : orderBy;
  const keyOf = Object.hasOwn(sortKeys, name) ? sortKeys[name] : undefined;
  if (!keyOf) return rows;
  const order = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'number') return order * (first - Number(second));
    return order * first.localeCompare(String(second), undefined, { numeric: true });
  });
}
