import { groupBy } from '@shared/groupBy';
import type { Id } from '@shared/id';
import { isChanged, type ItemEdit, type ItemValue } from '@shared/orders/itemCalls';
import type {
  Customer,
  CustomerLocations,
  Order,
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
 * `was`: what the server was known to have when it was made, and what was on its way there; left out by early versions.
 */
export type OrderEdit = ItemEdit & {
  isStep?: boolean;
  isRestored?: boolean;
  was?: readonly ItemValue[];
};

/** What the server last said of an order: its head and one page of its items. */
export interface OrderView {
  order: Order;
  page: OrderItems;
}

/** What can be changed of an item: the columns of the grid that have an editor. */
export type EditColumn = 'quantity' | 'price';

export const editKey = ({ type, item }: OrderEdit): string => `${type} ${item.id}`;
export const rowKey = ({ id }: { id: Id }): string => String(id);
/** Whether anything stands against the order, as its check found it. */
export const hasErrors = ({ errors, errors_rule_items, errors_rule_order }: OrderErrors): boolean =>
  errors.length + errors_rule_items.length + errors_rule_order.length > 0;

export const isSame = (one: Id, other: Id): boolean => String(one) === String(other);

/** An item with the edits over it. Amounts stay as the server said them: the client adds nothing up. */
export function edited(item: OrderItem, edits: readonly OrderEdit[]): OrderItem {
  return edits.reduce((shown, edit) => {
    if (edit.type === 'quantity') return { ...shown, quantity: edit.quantity };
    return edit.type === 'price' ? { ...shown, price: edit.price } : shown;
  }, item);
}

/** The view as it will be once the server has taken the edits. An item that goes stays until it is gone. */
export function withEdits(view: OrderView, edits: readonly OrderEdit[]): OrderView {
  const byItem = groupBy(edits, ({ item }) => rowKey(item));
  if (byItem.size === 0) return view;
  const items = view.page.items.map((item) => {
    const own = byItem.get(rowKey(item));
    return own ? edited(item, own) : item;
  });
  return { ...view, page: { ...view.page, items } };
}

/** Whether the items of an order show that the server took an edit. */
export const isApplied = (items: readonly OrderItem[], edit: OrderEdit): boolean =>
  isChanged(
    items.find(({ id }) => isSame(id, edit.item.id)),
    edit,
  );
