import { itemIn, totalsIn } from '../answers/order';
import type {
  OrderItem,
  OrderItemAnswer,
  OrderTotals,
  OrderTotalsAnswer,
  StagedAnswer,
} from '../contract/orderingShapes';
import type { Http, Query } from '../http/http';
import type { Result } from '../http/result';
import type { Id } from '../answers/id';

/** Where one order of a vendor is. */
export const oneOrder = '/dashboard/vendor/{vendorId}/seller-ordering/orders/{orderId}/';

/** The paths of the calls that change the items of an order, by their id. */
export const itemPaths = {
  O11: `${oneOrder}stage-items/`,
  O13: `${oneOrder}clear/`,
  O14: `${oneOrder}item/{itemId}/delete/`,
  O15: `${oneOrder}item/{orderItemId}/update-price/`,
  O16: `${oneOrder}item/{itemId}/update-quantity/`,
};

type UrlOf = (id: keyof typeof itemPaths, values?: Record<string, Id>) => string;

/**
 * The calls that change the items of an order. `query` is the filter by which the totals of their answers are added up,
 * `method` the verb of the two updates.
 *
 * @example
 * const calls = itemCalls(http, (id, values) => callUrl(config, drawerCalls, id, values), { 'filter-text': 'gold' });
 * const edited = await mapResult(calls.quantity(9, 12), readEditAnswer);
 */
export const itemCalls = (
  http: Http,
  urlOf: UrlOf,
  query: Query = {},
  method: 'patch' | 'put' | 'post' = 'patch',
) => ({
  /** O11: puts one variant into the order, at its smallest quantity. */
  stage: (variantId: Id) =>
    http.post<StagedAnswer>(urlOf('O11'), { variant_ids: [variantId] }, { query }),
  /** O13: takes every item and the discount out. */
  clear: () => http.post<OrderTotalsAnswer>(urlOf('O13'), undefined, { query }),
  /** O14: takes one item out. */
  remove: (itemId: Id) =>
    http.post<OrderTotalsAnswer>(urlOf('O14', { itemId }), undefined, { query }),
  /** O15: sets the price of a case, decimal text. */
  price: (orderItemId: Id, price: string) =>
    http[method]<OrderItemAnswer>(urlOf('O15', { orderItemId }), { price }, { query }),
  /** O16: sets the cases. */
  quantity: (itemId: Id, quantity: number) =>
    http[method]<OrderItemAnswer>(urlOf('O16', { itemId }), { quantity }, { query }),
});

/** What is to become of an item: an edit says the whole new value. */
export type ItemChange =
  | { type: 'quantity'; quantity: number }
  | { type: 'price'; price: string }
  | { type: 'remove' };

/** Whether an item, undefined where the order has none, is as a change wants it. */
export function isChanged(item: OrderItem | undefined, change: ItemChange): boolean {
  if (change.type === 'remove') return !item;
  return change.type === 'quantity'
    ? item?.quantity === change.quantity
    : item?.price === change.price;
}

/** The cases or the price of an item. */
export type ItemValue = string | number | undefined;

/** What of an item a change sets: of a removal, its cases, as its price goes with them. */
export const fieldOf = ({ type }: { type: string }): 'quantity' | 'price' =>
  type === 'price' ? 'price' : 'quantity';

/**
 * Whether somebody else has set what a change is to set: the item has none of the values that this screen knows of. An
 * item that has gone says so itself when it is sent to, and what a server leaves out is no change.
 */
export function isOthers(
  item: OrderItem | undefined,
  change: ItemChange,
  known: readonly ItemValue[] = [undefined],
): boolean {
  const now = Number(item?.[fieldOf(change)]);
  return known.every((value) => Boolean(now - Number(value))) && !isChanged(item, change);
}

/** Sends a change of the item `id`. */
export const sendChange = (
  calls: ReturnType<typeof itemCalls>,
  id: Id,
  change: ItemChange,
): Promise<Result<unknown>> => {
  if (change.type === 'remove') return calls.remove(id);
  return change.type === 'quantity'
    ? calls.quantity(id, change.quantity)
    : calls.price(id, change.price);
};

/** What the answer of an edit brings; what it leaves out is to be read. */
export interface EditAnswer {
  item: OrderItem | undefined;
  totals: OrderTotals | undefined;
}

export const readEditAnswer = (answer: unknown): EditAnswer => ({
  item: itemIn(answer),
  totals: totalsIn(answer),
});
