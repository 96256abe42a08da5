import type { OrderErrors, OrderTotals } from '@shared/contract/orderingShapes';
import { countIn, isAmount, isId, listIn, partOf } from '@shared/orderAnswers';
import type { Order, OrderItem } from './order';

/* What only this screen reads of answers; the rest stands in `shared/orderAnswers`. */

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
