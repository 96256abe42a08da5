import { listOf, textOf, unreadable } from './answers';
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

/** What was asked for; an answer that does not bring it has failed. */
export function required<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw unreadable('');
  return found;
}

/** The list that was asked for: none is no empty one. */
export function listRead(answer: unknown, name: string): unknown[] {
  const list = partOf(answer, name);
  return required(Array.isArray(list) ? (list as unknown[]) : null);
}

/** A count that the server may have left out: it is shown as "–" then. */
const countOf = (answer: unknown, name: string): number | undefined => {
  const count = partOf(answer, name);
  return typeof count === 'number' ? count : undefined;
};

/** The same of an amount. */
const amountOf = (answer: unknown, name: string): string | undefined => {
  const amount = partOf(answer, name);
  return isAmount(amount) ? amount : undefined;
};

/** What can be ordered, or is: nothing of it is shown as "undefined" or "null". */
export const wholeProduct = <T extends Product>(product: T): T => ({
  ...product,
  brand: textOf(product.brand),
  category: textOf(product.category),
  strain: textOf(product.strain) || null,
  package_size: textOf(product.package_size),
  case_size: countOf(product, 'case_size'),
  price: amountOf(product, 'price'),
  available: countOf(product, 'available'),
  minimum: Math.max(1, countIn(product, 'minimum', 1)),
  increment: Math.max(1, countIn(product, 'increment', 1)),
});

type Product = Pick<
  OrderItem,
  | 'brand'
  | 'category'
  | 'strain'
  | 'package_size'
  | 'case_size'
  | 'price'
  | 'available'
  | 'minimum'
  | 'increment'
>;

const wholeItem = (item: OrderItem) =>
  ({
    ...wholeProduct(item),
    product_name: textOf(item.product_name),
    units: countOf(item, 'units'),
    list_price: amountOf(item, 'list_price'),
    line_total: amountOf(item, 'line_total'),
    errors: listIn(item, 'errors').map(textOf),
  }) as OrderItem;

/** The item of an answer about one, or the first of an answer about several. */
export function itemIn(answer: unknown): OrderItem | undefined {
  const found = [partOf(answer, 'item'), ...listIn(answer, 'items')].find(isItem);
  return found && wholeItem(found);
}

/** Totals of which any may be missing. What is not said of an amount is not known, and is not nothing. */
export const wholeTotals = (totals: unknown) =>
  ({
    ...(typeof totals === 'object' && (totals as Partial<OrderTotals>)),
    filteredQuantity: countOf(totals, 'filteredQuantity'),
    filteredUnits: countOf(totals, 'filteredUnits'),
    filteredPrice: amountOf(totals, 'filteredPrice'),
    orderMinimum: amountOf(totals, 'orderMinimum') ?? null,
    totalQuantity: countOf(totals, 'totalQuantity'),
    totalUnits: countOf(totals, 'totalUnits'),
    totalPrice: amountOf(totals, 'totalPrice'),
    subtotal: amountOf(totals, 'subtotal'),
    discountAmount: amountOf(totals, 'discountAmount'),
    currency: textOf(partOf(totals, 'currency')) || undefined,
    missing: amountOf(totals, 'missing') ?? null,
  }) as OrderTotals;

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
  const items = listRead(answer, 'items').filter(isItem).map(wholeItem);
  return { ...pageIn(answer, perPage, items.length), items };
}

/** What a list says of its page. */
export const pageIn = (answer: unknown, perPage: number, count: number) => ({
  page: Math.max(1, countIn(answer, 'page', 1)),
  per_page: Math.max(1, countIn(answer, 'per_page', Math.max(perPage, count))),
  result_count: countIn(answer, 'result_count', count),
  order_by_options: listOf(
    partOf(answer, 'order_by_options') as OrderItems['order_by_options'],
  ).filter(({ value, label }) => textOf(value) !== '' && textOf(label) !== ''),
});
