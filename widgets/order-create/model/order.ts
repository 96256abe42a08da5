import { groupBy } from '@shared/answers/groupBy';
import { isSameId, type Id } from '@shared/answers/id';
import type { CellEdit } from '@shared/grid/column';
import {
  edited,
  isOfField,
  keyOf,
  type ItemEdit,
  type OrderEdit as AnyEdit,
} from '@shared/orders/itemEdits';
import type {
  Customer,
  CustomerLocations,
  Order,
  OrderBody,
  OrderErrors,
  OrderItem,
  OrderItems,
  OrderVariant,
} from '@shared/contract/orderingShapes';

export type Location = CustomerLocations['locations'][number];
export type Chosen = Pick<Customer, 'id' | 'name'>;
export type { Order, OrderItem, OrderItems, OrderVariant };

/**
 * `isStep`: a step back or forward, or of an earlier visit. It is sent once it is read what others have set.
 * `isRestored`: of an earlier visit; what of it is not sent is shown, and offered again after a reload.
 */
export type OrderEdit = ItemEdit & { isStep?: boolean; isRestored?: boolean };

/** What the server last said of an order: its head and one page of its items. */
export interface OrderView {
  order: Order;
  page: OrderItems;
}

/** What can be changed of an item: the columns of the grid that have an editor. */

export const rowKey = ({ id }: { id: Id }): string => String(id);

/** Another customer and another stock location have prices of their own. */
export const isPricedAnew = (
  before: Order,
  now: Pick<OrderBody, 'dispensary_id' | 'stock_location_id'>,
): boolean =>
  !isSameId(before.dispensary_id, now.dispensary_id) ||
  !isSameId(before.stock_location_id, now.stock_location_id);

/** The cell that an edit is of; null where it is of a whole row. */
export const cellOf = (edit: OrderEdit): CellEdit | null => {
  if (!isOfField(edit)) return null;
  const to = edit.type === 'quantity' ? String(edit.quantity) : edit.price;
  return { rowKey: rowKey(edit.item), columnId: edit.type, from: '', to };
};

/** Whether anything stands against the order, as its check found it. */
export const hasErrors = ({ errors, errors_rule_items, errors_rule_order }: OrderErrors): boolean =>
  errors.length + errors_rule_items.length + errors_rule_order.length > 0;

/** The view as it will be once the server has taken the edits. What goes stays until it is gone, and what comes back is read. */
export function withEdits(view: OrderView, edits: readonly AnyEdit[]): OrderView {
  const byItem = groupBy(edits, (edit) => (edit.type === 'clear' ? '' : keyOf(edit.item)));
  if (byItem.size === 0) return view;
  const items = view.page.items.map((item) => {
    const own = byItem.get(keyOf(item));
    return own ? edited(item, own) : item;
  });
  return { ...view, page: { ...view.page, items } };
}
