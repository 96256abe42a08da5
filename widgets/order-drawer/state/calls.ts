import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemIn, itemsIn, totalsIn, totalsRead } from '@shared/answers/order';
import { createRequest } from '@shared/store/createRequest';
import {
  clearOrder,
  deleteItem,
  getItems,
  getTotals,
  stageItem,
  updatePrice,
  updateQuantity,
} from '../api';
import {
  findItem,
  keyOf,
  perPage,
  readDrawer,
  type Drawer,
  type DrawerEdit,
  type EditAnswer,
  type View,
} from '../model/drawer';
import type { DrawerExtra } from './slice';

/** A page of the order with its totals. */
async function readPage(view: View, { http, config }: DrawerExtra): Promise<Drawer> {
  const [items, totals] = await Promise.all([
    getItems(http, config, view, perPage),
    getTotals(http, config, view),
  ]);
  return readDrawer(itemsIn(items, perPage), totalsRead(totals));
}

/** The first read, which the screen waits for. */
export const loadDrawer = createRequest('drawer/load', readPage);

/** The page again, with `unsure`: items of edits whose answer was lost, wherever they stand. */
export async function readAgain(
  view: View,
  unsure: readonly OrderItem[],
  extra: DrawerExtra,
): Promise<Drawer> {
  const drawer = await readPage(view, extra);
  const elsewhere = unsure.filter((item) => !findItem(drawer, keyOf(item)));
  const found = await Promise.all(
    elsewhere.map(async ({ product_name: text }) => {
      const named = { page: 1, text, orderBy: view.orderBy };
      const answer = await getItems(extra.http, extra.config, named, 4 * perPage);
      return itemsIn(answer, 4 * perPage).items;
    }),
  );
  return { ...drawer, aside: found.flat() };
}

/** Every item of the order, for bringing them back after a clear. */
export async function readAll(
  count: number,
  orderBy: string,
  { http, config }: DrawerExtra,
): Promise<OrderItem[]> {
  const all = { page: 1, text: '', orderBy };
  const atOnce = Math.max(1, count);
  const first = itemsIn(await getItems(http, config, all, atOnce), atOnce);
  const { items, per_page: given } = first;
  // A server may not give as many at once as it is asked for.
  for (let page = 2; items.length < first.result_count; page++) {
    const next = itemsIn(await getItems(http, config, { ...all, page }, given), given);
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return items;
}

/** Sends an edit of the item `itemId`. What it answers may be nothing at all. */
export async function sendEdit(
  edit: DrawerEdit,
  itemId: string | number | undefined,
  view: View,
  { http, config }: DrawerExtra,
): Promise<EditAnswer> {
  const send = (): Promise<unknown> => {
    if (edit.type === 'clear') return clearOrder(http, config, view);
    const { item } = edit.placed;
    if (edit.type === 'back') return stageItem(http, config, view, item.variant_id);
    const id = itemId ?? item.id;
    if (edit.type === 'remove') return deleteItem(http, config, view, id);
    return edit.type === 'quantity'
      ? updateQuantity(http, config, view, id, edit.quantity)
      : updatePrice(http, config, view, id, edit.price);
  };
  const answer = await send();
  return { item: itemIn(answer), totals: totalsIn(answer) };
}
