import {
  isAmount,
  itemsIn,
  listIn,
  listRead,
  pageIn,
  partOf,
  product,
  wholeTotals,
} from '@shared/answers/order';
import { list, needed, oneOf, or, ownId, part, record, type Reader } from '@shared/answers/read';
import { countOf, idOf, isTrue, textOf, required } from '@shared/answers/values';
import type { OrderErrors, OrderFilters, OrderVariants } from '@shared/contract/orderingShapes';
import type { Order, OrderItem, OrderVariant } from './order';

/* What only this screen reads of answers; the rest stands in `shared/answers/order`. */

const partyId = or(idOf, undefined);

/** The head of an order of which nothing is missing that the screen counts on. Amounts may be. */
const head = record({
  id: ownId,
  status: needed((status) => (typeof status === 'string' ? status : null)),
  number: textOf,
  dispensary_id: partyId,
  dispensary_name: textOf,
  dispensary_location_id: partyId,
  dispensary_location_name: textOf,
  stock_location_id: partyId,
  stock_location_name: textOf,
  item_count: or(countOf, 0),
  discount: record({
    discount_type: oneOf(['percentage', 'monetary'], 'monetary'),
    percentage: textOf,
    amount: needed((amount) => (isAmount(amount) ? amount : null)),
  }),
  totals: wholeTotals,
  // Who may do what is the server's to say.
  permissions: part(
    record({ is_admin: isTrue, change_orderlineitempricemanagement: isTrue, can_edit: isTrue }),
  ),
}) as Reader<Order | null>;

/** The order that the answer of a write brings. */
export const orderIn = (answer: unknown): Order | undefined => head(answer) ?? undefined;

/** The order that was asked for. */
export const orderRead = (answer: unknown): Order => required(head(answer));

const problems = record({ orderedItemId: ownId, errors: list(textOf) });

/** What keeps an order from being created. Nothing said is nothing wrong. */
export const problemsIn = (answer: unknown): OrderErrors => ({
  errors: listIn(answer, 'errors').map(textOf),
  errors_rule_order: listIn(answer, 'errors_rule_order').map(textOf),
  errors_rule_items: list(problems)(partOf(answer, 'errors_rule_items')),
});

/** What has an id has a name, if only an empty one. */
export const named = { id: ownId, name: textOf };

/** The items that were added last: where nothing is said of them, none are shown. */
export const latestIn = (answer: unknown): OrderItem[] =>
  listIn(answer, 'items').length > 0 ? itemsIn(answer, 0).items : [];

const filters = list(record(named));

/** What a list can be narrowed to: where nothing is said, nothing is offered. */
export const filtersIn = (answer: unknown): OrderFilters => ({
  brands: filters(partOf(answer, 'brands')),
  categories: filters(partOf(answer, 'categories')),
});

const variant = record({
  ...named,
  ...product,
  ordered_item_id: idOf,
}) as Reader<OrderVariant | null>;

/** A page of what can be ordered. */
export function variantsRead(answer: unknown, perPage: number): OrderVariants {
  const variants = listRead(answer, 'variants', variant);
  return { ...pageIn(answer, perPage, variants.length), variants };
}

/** Whether every amount is there that is ordered by. */
export const hasAmounts = (order: Order, items: readonly OrderItem[]): boolean =>
  isAmount(order.totals.totalPrice) &&
  items.every(({ price, line_total }) => isAmount(price) && isAmount(line_total));
