import { daysBetween } from '../../shared/format/dates';
import type { ListedBatch } from '../../shared/contract/batchList';

export const expiries = ['expired', 'soon', 'later', 'none'] as const;
export type Expiry = (typeof expiries)[number];

/** What the list is narrowed to; empty text is no narrowing. */
export interface Filters {
  words: string;
  stockLocationId: string;
  expiry: Expiry | '';
}

export const noFilters: Filters = { words: '', stockLocationId: '', expiry: '' };

/** Days before its expiry from which on a batch has to be sold soon. */
const soonDays = 30;

/** When a batch expires, seen from the day `today`. */
export function expiryOf({ expirationDate }: Pick<ListedBatch, 'expirationDate'>, today: string) {
  if (expirationDate === null) return 'none';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'expired';
  return days <= soonDays ? 'soon' : 'later';
}

/** Every word has to stand in the reference or in a product's name. */
export function matches(
  batch: ListedBatch,
  { words, stockLocationId, expiry }: Filters,
  text: string,
  today: string,
): boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (stockLocationId === '' || String(batch.stockLocationId) === stockLocationId) &&
    (expiry === '' || expiryOf(batch, today) === expiry) &&
    wanted.every((word) => text.includes(word))
  );
}

/** The filters as a part of an address, empty when there are none. */
export function writeFilters({ words, stockLocationId, expiry }: Filters): string {
  const params = new URLSearchParams();
  if (words) params.set('q', words);
  if (stockLocationId) params.set('at', stockLocationId);
  if (expiry) params.set('expiry', expiry);
  return params.toString();
}

/** What `writeFilters` wrote. What it would not have written is left out. */
export function readFilters(text: string): Filters {
  const params = new URLSearchParams(text);
  return {
    words: params.get('q') ?? '',
    stockLocationId: params.get('at') ?? '',
    expiry: expiries.find((name) => name === params.get('expiry')) ?? '',
  };
}

/** A further letter of the search, which takes the place of the address before. */
export const isTyping = (before: string, now: string): boolean =>
  writeFilters({ ...readFilters(before), words: '' }) ===
  writeFilters({ ...readFilters(now), words: '' });
