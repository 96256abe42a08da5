import type { OrderItem, OrderItems, OrderTotals } from '../contract/orderingShapes';
import { isNumeric } from '../format/numbers';
import { list, listOrNull, needed, or, ownId, part, record, type Reader } from './read';
import { countOf, numberOf, objectOf, stepOf, textOf, textOrNull, required } from './values';

/*
 * The answers about a seller's order. What a server answers to a write is not promised: it may be empty, a text, or
 * `{success: true}`. What an answer does not bring is undefined here, and is read by whoever needs it.
 */

export const partOf = (answer: unknown, name: string): unknown => objectOf(answer)[name];

export const listIn = (answer: unknown, name: string): unknown[] => {
  const found = partOf(answer, name);
  return Array.isArray(found) ? found : [];
};

export const countIn = (answer: unknown, name: string, other: number): number =>
  countOf(partOf(answer, name)) ?? other;

export const isAmount = (amount: unknown): amount is string =>
  typeof amount === 'string' && isNumeric(amount);

/** The list that was asked for, without what its reader cannot read: none is no empty one. */
export const listRead = <T>(answer: unknown, name: string, read: Reader<T>) =>
  required(listOrNull(read)(partOf(answer, name)));

/** A count and an amount that the server may have left out: they are shown as "–" then. */
const knownCount = or(numberOf, undefined);
const knownAmount = (amount: unknown) => (isAmount(amount) ? amount : undefined);

/** What can be ordered, or is: nothing of it is shown as "undefined" or "null". */
export const product = {
  brand: textOf,
  category: textOf,
  strain: textOrNull,
  package_size: textOf,
  case_size: knownCount,
  price: knownAmount,
  available: knownCount,
  minimum: stepOf,
  increment: stepOf,
};

const item = record({
  ...product,
  id: ownId,
  variant_id: ownId,
  quantity: needed(numberOf),
  product_name: textOf,
  units: knownCount,
  list_price: knownAmount,
  line_total: knownAmount,
  errors: list(textOf),
}) as Reader<OrderItem | null>;

/** The item of an answer about one, or the first of an answer about several. */
export const itemIn = (answer: unknown): OrderItem | undefined =>
  item(partOf(answer, 'item')) ?? list(item)(partOf(answer, 'items'))[0];

/** Totals of which any may be missing. What is not said of an amount is not known, and is not nothing. */
export const wholeTotals = part(
  record({
    filteredQuantity: knownCount,
    filteredUnits: knownCount,
    filteredPrice: knownAmount,
    orderMinimum: or(knownAmount, null),
    totalQuantity: knownCount,
    totalUnits: knownCount,
    totalPrice: knownAmount,
    subtotal: knownAmount,
    discountAmount: knownAmount,
    currency: or(textOrNull, undefined),
    missing: or(knownAmount, null),
  }),
) as Reader<OrderTotals>;

/** The totals that an answer to a write brings. */
export function totalsIn(answer: unknown): OrderTotals | undefined {
  const totals = partOf(answer, 'totals');
  return isAmount(partOf(totals, 'totalPrice')) ? wholeTotals(totals) : undefined;
}

/** The totals that were asked for. */
export function totalsRead(answer: unknown): OrderTotals {
  const isOne = ['totalQuantity', 'totalPrice'].some((name) => partOf(answer, name) != null);
  return wholeTotals(required(isOne ? answer : null));
}

/**
 * A page of items of which nothing is missing that a screen counts on. Amounts may be: they are shown as "–". `perPage`
 * is what was asked for.
 */
export function itemsIn(answer: unknown, perPage: number): OrderItems {
  const items = listRead(answer, 'items', item);
  return { ...pageIn(answer, perPage, items.length), items };
}

const orders = list(record({ value: needed(textOf), label: needed(textOf) }));

/** What a list says of its page. */
export const pageIn = (answer: unknown, perPage: number, count: number) => ({
  page: Math.max(1, countIn(answer, 'page', 1)),
  per_page: Math.max(1, countIn(answer, 'per_page', Math.max(perPage, count))),
  result_count: countIn(answer, 'result_count', count),
  order_by_options: orders(partOf(answer, 'order_by_options')),
});
