import { isNumeric } from '@shared/format/numbers';
import type { OrderErrors, OrderTotals } from '@shared/contract/orderingShapes';
import type { Id, Order, OrderItem, OrderItems } from './order';

/*
 * What a server answers to a write is not promised: it may be empty, a text, or `{success: true}`. What an answer does
 * not bring is undefined here, and is read by whoever needs it.
 */

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : null;

const isAmount = (amount: unknown): amount is string =>
  typeof amount === 'string' && isNumeric(amount);

const isId = (id: unknown): id is Id => typeof id === 'string' || typeof id === 'number';

const isItem = (item: unknown): item is OrderItem =>
  isId(partOf(item, 'id')) &&
  isId(partOf(item, 'variant_id')) &&
  typeof partOf(item, 'quantity') === 'number';

/** The totals that an answer brings. */
export function totalsIn(answer: unknown): OrderTotals | undefined {
  const totals = partOf(answer, 'totals');
  return isAmount(partOf(totals, 'totalPrice')) ? (totals as OrderTotals) : undefined;
}

/** The item that an answer brings. */
export function itemIn(answer: unknown): OrderItem | undefined {
  const item = partOf(answer, 'item');
  return isItem(item) ? item : undefined;
}

/** The first of the items that an answer brings. */
export function firstItemIn(answer: unknown): OrderItem | undefined {
  const items = partOf(answer, 'items');
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return isItem(first) ? first : undefined;
}

/** The order that an answer brings. */
export function orderIn(answer: unknown): Order | undefined {
  return isId(partOf(answer, 'id')) && typeof partOf(answer, 'status') === 'string'
    ? (answer as Order)
    : undefined;
}

/** What an answer says against what was asked, although its status is that of a success. */
export function errorsIn(answer: unknown): string[] {
  const errors = partOf(answer, 'errors');
  return Array.isArray(errors) ? errors.map(String) : [];
}

const listIn = (answer: unknown, name: string): unknown[] => {
  const list = partOf(answer, name);
  return Array.isArray(list) ? list : [];
};

const countIn = (answer: unknown, name: string, other: number): number => {
  const count = partOf(answer, name);
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : other;
};

/** A page of items of which nothing is missing that the grid counts on. Amounts may be: they are shown as "–". */
export function itemsIn(answer: unknown): OrderItems {
  const items = listIn(answer, 'items')
    .filter(isItem)
    .map((item) => ({ ...item, errors: listIn(item, 'errors').map(String) }));
  return {
    items,
    page: Math.max(1, countIn(answer, 'page', 1)),
    per_page: Math.max(1, countIn(answer, 'per_page', Math.max(25, items.length))),
    result_count: countIn(answer, 'result_count', items.length),
    order_by_options: listIn(answer, 'order_by_options') as OrderItems['order_by_options'],
  };
}

/** The head of an order of which nothing is missing that the screen counts on. Amounts may be. */
export function headIn(answer: Order): Order {
  const { totals, permissions, discount } = answer as Partial<Order>;
  return {
    ...answer,
    item_count: countIn(answer, 'item_count', 0),
    discount: discount ?? null,
    totals: totals ?? noTotals,
    permissions: permissions ?? noPermissions,
  };
}

/** What is not said of an order's amounts is not known, and is not nothing. */
const noTotals = { orderMinimum: null } as OrderTotals;

/** Who may do what is the server's to say. */
const noPermissions: Order['permissions'] = {
  is_admin: false,
  change_orderlineitempricemanagement: false,
  can_edit: false,
};

/** What keeps an order from being created. Nothing said is nothing wrong. */
export const problemsIn = (answer: unknown): OrderErrors => ({
  errors: listIn(answer, 'errors').map(String),
  errors_rule_order: listIn(answer, 'errors_rule_order').map(String),
  errors_rule_items: listIn(answer, 'errors_rule_items').flatMap((each) => {
    const orderedItemId = partOf(each, 'orderedItemId');
    return isId(orderedItemId)
      ? [{ orderedItemId, errors: listIn(each, 'errors').map(String) }]
      : [];
  }),
});

/** Whether every amount is there that is ordered by. */
export const hasAmounts = (order: Order, items: readonly OrderItem[]): boolean =>
  isAmount(order.totals.totalPrice) &&
  items.every(({ price, line_total }) => isAmount(price) && isAmount(line_total));
