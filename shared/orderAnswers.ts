import type { OrderItem, OrderItems, OrderTotals } from './contract/orderingShapes';
import { isNumeric } from './format/numbers';

/*
 * Reads the answers about a seller's order. What a server answers to a write is not promised: it may be empty, a text,
 * or `{success: true}`. What an answer does not bring is undefined here, and is read by whoever needs it.
 */

export const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;

export const listIn = (answer: unknown, name: string): unknown[] => {
  const list = partOf(answer, name);
  return Array.isArray(list) ? list : [];
};

export const countIn = (answer: unknown, name: string, other: number): number => {
  const count = partOf(answer, name);
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : other;
};

export const isAmount = (amount: unknown): amount is string =>
  typeof amount === 'string' && isNumeric(amount);

export const isId = (id: unknown): id is string | number =>
  typeof id === 'string' || typeof id === 'number';

const isItem = (item: unknown): item is OrderItem =>
  isId(partOf(item, 'id')) &&
  isId(partOf(item, 'variant_id')) &&
  typeof partOf(item, 'quantity') === 'number';

/** The item of an answer about one, or the first of an answer about several. */
export const itemIn = (answer: unknown): OrderItem | undefined =>
  [partOf(answer, 'item'), ...listIn(answer, 'items')].find(isItem);

/** The totals that an answer brings. */
export function totalsIn(answer: unknown): OrderTotals | undefined {
  const totals = partOf(answer, 'totals');
  return isAmount(partOf(totals, 'totalPrice')) ? (totals as OrderTotals) : undefined;
}

/**
 * A page of items of which nothing is missing that a screen counts on. Amounts may be: they are shown as "–". `perPage`
 * is what was asked for.
 */
export function itemsIn(answer: unknown, perPage: number): OrderItems {
  const items = listIn(answer, 'items')
    .filter(isItem)
    .map((item) => ({ ...item, errors: listIn(item, 'errors').map(String) }));
  return {
    items,
    page: Math.max(1, countIn(answer, 'page', 1)),
    per_page: Math.max(1, countIn(answer, 'per_page', Math.max(perPage, items.length))),
    result_count: countIn(answer, 'result_count', items.length),
    order_by_options: listIn(answer, 'order_by_options') as OrderItems['order_by_options'],
  };
}
