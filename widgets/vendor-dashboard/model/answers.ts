import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type { DashboardOrder, DashboardSums } from '@shared/contract/vendorDashboard';
import { parseDay } from '@shared/format/dates';

type Loose = Record<string, unknown>;

const objectOf = (value: unknown): Loose => (isObject(value) ? value : {});

const objectsOf = (value: unknown): Loose[] => listOf(value as Loose[]);

/** The amount of the contract; null for anything else, which is shown as a dash and never as a zero. */
const amountOf = (value: unknown): string | null =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null;
const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** As the contract has it, but for what the server leaves out: that is null. */
export type Known<T> = { [Key in keyof T]: T[Key] | null };

export interface ShownOrder extends Omit<DashboardOrder, 'items' | 'total' | 'placed'> {
  placed: string | null;
  items: number | null;
  total: string | null;
}

/** A page of orders. An answer without a list is a failure: an empty list would be a claim. */
export function readOrders(answer: unknown) {
  const { results, count, currency } = objectOf(answer);
  if (!Array.isArray(results)) throw unreadable('The answer has no list of orders.');
  const orders = objectsOf(results).flatMap(readOrder);
  return {
    orders,
    count: Math.max(countOf(count) ?? 0, orders.length),
    currency: textOf(currency) || undefined,
  };
}

export type Orders = ReturnType<typeof readOrders>;

/** An order without an id is left out: nothing could tell it from the others. */
function readOrder(order: Loose): ShownOrder[] {
  if (!isId(order.id)) return [];
  const customer = objectOf(order.customer);
  const state = objectOf(order.state);
  return [
    {
      id: order.id,
      number: textOf(order.number) || String(order.id),
      customer: { id: isId(customer.id) ? customer.id : '', name: textOf(customer.name) },
      placed: parseDay(order.placed),
      state: { id: textOf(state.id), name: textOf(state.name) || textOf(state.id) },
      items: countOf(order.items),
      total: amountOf(order.total),
      url: textOf(order.url) || null,
    },
  ];
}

export type Sums = Known<DashboardSums>;

function readSums(value: unknown): Sums {
  const { orders, customers, amount, average } = objectOf(value);
  return {
    orders: countOf(orders),
    customers: countOf(customers),
    amount: amountOf(amount),
    average: amountOf(average),
  };
}

export interface Ranked {
  id: string;
  name: string;
  orders: number | null;
  amount: string | null;
}

const readRanked = (list: unknown): Ranked[] =>
  objectsOf(list)
    .filter(({ id }) => isId(id))
    .map(({ id, name, orders, amount }) => ({
      id: String(id),
      name: textOf(name) || String(id),
      orders: countOf(orders),
      amount: amountOf(amount),
    }));

/** What the orders come to. An answer without the sums is a failure; what else it leaves out is not shown. */
export function readSummary(answer: unknown) {
  const summary = objectOf(answer);
  if (Object.keys(objectOf(summary.current)).length === 0) {
    throw unreadable('The answer has no sums of orders.');
  }
  const asOf = new Date(textOf(summary.asOf));
  return {
    asOf: Number.isNaN(asOf.getTime()) ? null : asOf.toISOString(),
    basis: textOf(summary.basis),
    currency: textOf(summary.currency) || undefined,
    current: readSums(summary.current),
    previous: summary.previous ? readSums(summary.previous) : null,
    days: objectsOf(summary.days).flatMap(({ day, orders, amount, previous }) => {
      const known = parseDay(day);
      if (known === null) return [];
      const [now, before] = [amountOf(amount), amountOf(previous)];
      return [{ day: known, orders: countOf(orders), amount: now, previous: before }];
    }),
    states: readRanked(summary.states),
    customers: readRanked(summary.customers),
    products: readRanked(summary.products),
  };
}

export type Summary = ReturnType<typeof readSummary>;

export interface ShownVendor extends Ranked {
  url: string | null;
}

export function readTopVendors(answer: unknown): ShownVendor[] {
  const { results } = objectOf(answer);
  if (!Array.isArray(results)) throw unreadable('The answer has no list of vendors.');
  const known = objectsOf(results).filter(({ id }) => isId(id));
  return readRanked(known).map((vendor, index) => ({
    ...vendor,
    url: textOf(known[index]?.url) || null,
  }));
}
