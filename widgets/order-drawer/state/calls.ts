import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemIn, itemsIn, totalsIn, totalsRead } from '@shared/answers/order';
import { allResults, mapResult, type Result } from '@shared/http/result';
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
const readPage = (view: View, { http, config }: DrawerExtra): Promise<Result<Drawer>> =>
  mapResult(
    allResults([getItems(http, config, view, perPage), getTotals(http, config, view)]),
    ([items, totals]) => readDrawer(itemsIn(items, perPage), totalsRead(totals)),
  );

/** Items of the order, up to `count` at once. */
const readItems = (view: View, count: number, { http, config }: DrawerExtra) =>
  mapResult(getItems(http, config, view, count), (answer) => itemsIn(answer, count));

/** The first read, which the screen waits for. */
export const loadDrawer = createRequest('drawer/load', readPage);

/** The page again, with `unsure`: items of edits whose answer was lost, wherever they stand. */
export async function readAgain(
  view: View,
  unsure: readonly OrderItem[],
  extra: DrawerExtra,
): Promise<Result<Drawer>> {
  const page = await readPage(view, extra);
  if (!page.ok) return page;
  const elsewhere = unsure.filter((item) => !findItem(page.value, keyOf(item)));
  const found = elsewhere.map(({ product_name: text }) =>
    readItems({ page: 1, text, orderBy: view.orderBy }, 4 * perPage, extra),
  );
  return mapResult(allResults(found), (pages) => ({
    ...page.value,
    aside: pages.flatMap(({ items }) => items),
  }));
}

/** Every item of the order, for bringing them back after a clear. */
export async function readAll(
  count: number,
  orderBy: string,
  extra: DrawerExtra,
): Promise<Result<OrderItem[]>> {
  const all = { page: 1, text: '', orderBy };
  const first = await readItems(all, Math.max(1, count), extra);
  if (!first.ok) return first;
  const { items, per_page: given, result_count: total } = first.value;
  // A server may not give as many at once as it is asked for.
  for (let page = 2; items.length < total; page++) {
    const next = await readItems({ ...all, page }, given, extra);
    if (!next.ok) return next;
    if (next.value.items.length === 0) break;
    items.push(...next.value.items);
  }
  return { ok: true, value: items };
}

/** Sends an edit of the item `itemId`. What it answers may be nothing at all. */
export function sendEdit(
  edit: DrawerEdit,
  itemId: string | number | undefined,
  view: View,
  { http, config }: DrawerExtra,
): Promise<Result<EditAnswer>> {
  const send = (): Promise<Result<unknown>> => {
    if (edit.type === 'clear') return clearOrder(http, config, view);
    const { item } = edit.placed;
    if (edit.type === 'back') return stageItem(http, config, view, item.variant_id);
    const id = itemId ?? item.id;
    if (edit.type === 'remove') return deleteItem(http, config, view, id);
    return edit.type === 'quantity'
      ? updateQuantity(http, config, view, id, edit.quantity)
      : updatePrice(http, config, view, id, edit.price);
  };
  return mapResult(send(), (answer) => ({ item: itemIn(answer), totals: totalsIn(answer) }));
}
