import { isId, textOf, unreadable } from '@shared/answers';
import type { DashboardOrder } from '@shared/contract/vendorDashboard';
import {
  amountOf,
  countOf,
  momentOf,
  objectOf,
  objectsOf,
  readRanked,
  readSums,
  type Loose,
} from '@shared/dashboards/answers';
import { parseDay } from '@shared/format/dates';

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

/** What the orders come to. An answer without the sums is a failure; what else it leaves out is not shown. */
export function readSummary(answer: unknown) {
  const summary = objectOf(answer);
  if (Object.keys(objectOf(summary.current)).length === 0) {
    throw unreadable('The answer has no sums of orders.');
  }
  return {
    asOf: momentOf(summary.asOf),
    basis: textOf(summary.basis),
    currency: textOf(summary.currency) || undefined,
    countedStates: Array.isArray(summary.countedStates)
      ? summary.countedStates.map(textOf).filter((id) => id !== '')
      : [],
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
