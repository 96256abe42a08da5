import { listOf, named, textOf } from '@shared/answers';
import type { OrderErrors, OrderFilters, OrderVariants } from '@shared/contract/orderingShapes';
import type { Id } from '@shared/id';
import {
  countIn,
  isAmount,
  isId,
  itemsIn,
  listIn,
  listRead,
  pageIn,
  partOf,
  required,
  wholeProduct,
  wholeTotals,
} from '@shared/orderAnswers';
import type { Order, OrderItem, OrderVariant } from './order';

/* What only this screen reads of answers; the rest stands in `shared/orderAnswers`. */

/** The order that the answer of a write brings. */
export const orderIn = (answer: unknown): Order | undefined =>
  isId(partOf(answer, 'id')) && typeof partOf(answer, 'status') === 'string'
    ? headOf(answer as Order)
    : undefined;

/** The order that was asked for. */
export const orderRead = (answer: unknown): Order => required(orderIn(answer));

/** The head of an order of which nothing is missing that the screen counts on. Amounts may be. */
function headOf(answer: Order): Order {
  const { discount, permissions } = answer as Partial<Order>;
  return {
    ...answer,
    number: textOf(answer.number),
    dispensary_name: textOf(answer.dispensary_name),
    dispensary_location_name: textOf(answer.dispensary_location_name),
    stock_location_name: textOf(answer.stock_location_name),
    item_count: countIn(answer, 'item_count', 0),
    discount: isAmount(discount?.amount) ? discount : null,
    totals: wholeTotals(answer.totals),
    permissions: { ...noPermissions, ...permissions },
  };
}

/** Who may do what is the server's to say. */
const noPermissions: Order['permissions'] = {
  is_admin: false,
  change_orderlineitempricemanagement: false,
  can_edit: false,
};

/** What keeps an order from being created. Nothing said is nothing wrong. */
export const problemsIn = (answer: unknown): OrderErrors => ({
  errors: listIn(answer, 'errors').map(textOf),
  errors_rule_order: listIn(answer, 'errors_rule_order').map(textOf),
  errors_rule_items: listIn(answer, 'errors_rule_items').flatMap((each) => {
    const orderedItemId = partOf(each, 'orderedItemId');
    return isId(orderedItemId)
      ? [{ orderedItemId, errors: listIn(each, 'errors').map(textOf) }]
      : [];
  }),
});

/** What has an id, with a name, if only an empty one. */
export const listed = <T extends { id: Id; name: string }>(list: readonly unknown[]): T[] =>
  listOf(list as readonly T[])
    .filter(({ id }) => isId(id))
    .map(named);

/** The items that were added last: where nothing is said of them, none are shown. */
export const latestIn = (answer: unknown): OrderItem[] =>
  listIn(answer, 'items').length > 0 ? itemsIn(answer, 0).items : [];

/** What a list can be narrowed to: where nothing is said, nothing is offered. */
export const filtersIn = (answer: unknown): OrderFilters => ({
  brands: listed(listIn(answer, 'brands')),
  categories: listed(listIn(answer, 'categories')),
});

/** A page of what can be ordered. */
export function variantsRead(answer: unknown, perPage: number): OrderVariants {
  const variants = listed<OrderVariant>(listRead(answer, 'variants')).map((variant) => ({
    ...wholeProduct(variant),
    ordered_item_id: isId(variant.ordered_item_id) ? variant.ordered_item_id : null,
  }));
  return { ...pageIn(answer, perPage, variants.length), variants };
}

/** Whether every amount is there that is ordered by. */
export const hasAmounts = (order: Order, items: readonly OrderItem[]): boolean =>
  isAmount(order.totals.totalPrice) &&
  items.every(({ price, line_total }) => isAmount(price) && isAmount(line_total));
