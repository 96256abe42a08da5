import type { ListedBatch } from '@shared/contract/batchList';
import { daysBetween } from '@shared/format/dates';
import type { ListQuery } from '@shared/lists/listQuery';
import { finderOf, type OrderOf } from '@shared/lists/localRows';

/** What stands in the page's address, by these names. */
export const listSpec = { filters: ['stock-location', 'expiry'] } as const;

export type FilterName = (typeof listSpec.filters)[number];
export type BatchQuery = ListQuery<FilterName>;

/** Days before its expiry from which on a batch has to be sold soon. */
export const soonDays = 30;

export type Expiry = 'expired' | 'soon' | 'later' | 'none';

/** When a batch expires, seen from the day `today`. */
function expiryOf({ expirationDate }: Pick<ListedBatch, 'expirationDate'>, today: string): Expiry {
  if (expirationDate === null) return 'none';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'expired';
  return days <= soonDays ? 'soon' : 'later';
}

/** A batch as it is looked through. */
interface Looked {
  batch: ListedBatch;
  /** The reference and the products. */
  text: string;
  products: readonly string[] | null;
  location: string | null;
}

/** Those that the query leaves: every word has to stand in the reference or in a product's name. */
export function matcher({ filterText, filters }: BatchQuery, today: string) {
  const [locations, expiry] = [filters['stock-location'], filters.expiry];
  const isFound = finderOf(filterText);
  return ({ batch, text }: Looked): boolean =>
    (locations.length === 0 || locations.includes(String(batch.stockLocationId))) &&
    (expiry.length === 0 || expiry.includes(expiryOf(batch, today))) &&
    isFound(text);
}

/** What a column is ordered by. */
export const orderOf: OrderOf<Looked> = {
  reference: ({ batch }) => batch.batchRef,
  products: ({ products }) => products?.[0] ?? null,
  'stock-location': ({ location }) => (location === '' ? null : location),
  expires: ({ batch }) => batch.expirationDate,
  thc: ({ batch }) => (batch.thc_delta9 === null ? null : Number(batch.thc_delta9)),
  certificates: ({ batch }) => batch.coas,
};
