import { changedByAmount, changedByPercent, withPlaces } from '@shared/format/amounts';
import { nameKey } from '@shared/format/names';
import { isSame } from './fields';
import { problemOf } from './problems';
import { readTags, writeTags } from './tags';
import type { FieldName, ListedProduct } from './product';

/** How a field of many products is changed at once. */
export const ways = {
  price: ['set', 'raise-percent', 'lower-percent', 'raise', 'lower'],
  tags: ['add', 'remove', 'set'],
  status: ['set'],
  minimum: ['set'],
  step: ['set'],
} as const;

export type BulkField = keyof typeof ways;
export type Way = (typeof ways)[BulkField][number];

export const bulkFields = ['price', 'status', 'minimum', 'step', 'tags'] as const;

export interface Bulk {
  field: BulkField;
  way: Way;
  /** As it is typed: plain decimal text, an id of a state, or tags with commas between. */
  value: string;
}

/** One field of a product, as it is and as it would be. */
export interface Change {
  product: ListedProduct;
  name: FieldName;
  from: string;
  to: string;
  /** Why it cannot be saved. */
  problem: string | null;
}

/** What a change of many products makes of each: those that stay as they are left out. */
export function changesOf(
  bulk: Bulk,
  products: readonly ListedProduct[],
  places: number,
): Change[] {
  const { field } = bulk;
  if (bulk.value.trim() === '' && !(field === 'tags' && bulk.way === 'set')) return [];
  // Of thousands of products many have the same price: each value is worked out once, at every key that is typed.
  const known = new Map<string, Pick<Change, 'to' | 'problem'> | null>();
  const changes: Change[] = [];
  for (const product of products) {
    const from = product[field];
    let change = known.get(from);
    if (change === undefined) known.set(from, (change = changeOfValue(bulk, from, places)));
    if (change) changes.push({ product, name: field, from, ...change });
  }
  return changes;
}

/** What becomes of one value, null where it stays as it is. */
function changeOfValue(bulk: Bulk, from: string, places: number) {
  const to = changed(bulk, from, places);
  if (to === null || isSame(from, to, bulk.field)) return null;
  return { to, problem: problemOf(bulk.field, to, places) };
}

/** The value after the change; null where there is none to change. */
function changed({ field, way, value }: Bulk, from: string, places: number): string | null {
  if (field === 'tags') return changedTags(way, value, from);
  if (field !== 'price') return value.trim();
  if (way === 'raise-percent') return changedByPercent(from, value, places);
  if (way === 'lower-percent') return changedByPercent(from, negative(value), places);
  if (way === 'raise') return changedByAmount(from, value, places);
  if (way === 'lower') return changedByAmount(from, negative(value), places);
  return withPlaces(value, places);
}

const negative = (value: string): string =>
  value.trim().startsWith('-') ? value.trim().slice(1) : `-${value.trim()}`;

function changedTags(way: Way, value: string, from: string): string {
  const given = readTags(value);
  if (way === 'set') return writeTags(given);
  const names = new Set(given.map(nameKey));
  if (way === 'add') return writeTags(readTags([from, writeTags(given)].join(', ')));
  return writeTags(readTags(from).filter((tag) => !names.has(nameKey(tag))));
}
