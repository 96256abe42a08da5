import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemsIn, totalsRead } from '@shared/answers/order';
import type { Id } from '@shared/id';
import { readEditAnswer, sendChange, type EditAnswer } from '@shared/orders/itemCalls';
import { editCalls, getItems, getTotals } from '../api';
import { findItem, firstView, type Drawer, type DrawerEdit, type View } from '../model/drawer';
import type { DrawerExtra } from './slice';

const readItems = async (view: View, { http, config }: DrawerExtra) =>
  itemsIn(await getItems(http, config, view), view.perPage);

/** A page of the order with its totals, and with the items of `unsure` edits, wherever they stand. */
export async function readDrawer(
  view: View,
  unsure: readonly DrawerEdit[],
  extra: DrawerExtra,
): Promise<Drawer> {
  const [page, totals] = await Promise.all([
    readItems(view, extra),
    getTotals(extra.http, extra.config, view).then(totalsRead),
  ]);
  const drawer: Drawer = { ...page, totals, aside: [] };
  if (unsure.every((edit) => edit.type === 'clear' || findItem(drawer, edit))) return drawer;
  const all = await readAll(totals.totalQuantity, extra);
  return { ...drawer, aside: all.filter((item) => !findItem(drawer, { item })) };
}

/** Every item of the order, in which there are at most so many. */
export async function readAll(most: number | undefined, extra: DrawerExtra): Promise<OrderItem[]> {
  const asked = { ...firstView, perPage: Math.max(1, most ?? 0) };
  const { items, per_page: perPage, result_count: count } = await readItems(asked, extra);
  // A server may not give as many at once as it is asked for.
  for (let page = 2; items.length < count; page++) {
    const next = await readItems({ ...asked, perPage, page }, extra);
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return items;
}

/** Sends an edit; `idOf` an item is that which it has by now. What it answers may be nothing at all. */
export async function sendEdit(
  edit: DrawerEdit,
  idOf: (item: OrderItem) => Id,
  view: View,
  { http, config }: DrawerExtra,
): Promise<EditAnswer> {
  const calls = editCalls(http, config, view);
  const send = (): Promise<unknown> => {
    if (edit.type === 'clear') return calls.clear();
    const { item } = edit;
    if (edit.type === 'back') return calls.stage(item.variant_id);
    return sendChange(calls, idOf(item), edit);
  };
  return readEditAnswer(await send());
}
