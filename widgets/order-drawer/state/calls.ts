import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemsIn, totalsRead } from '@shared/answers/order';
import { allResults, mapResult, type Result } from '@shared/http/result';
import type { Id } from '@shared/id';
import { readEditAnswer, sendChange, type EditAnswer } from '@shared/orders/itemCalls';
import { editCalls, getItems, getTotals } from '../api';
import { findItem, firstView, type Drawer, type DrawerEdit, type View } from '../model/drawer';
import type { DrawerExtra } from './slice';

const readItems = (view: View, { http, config }: DrawerExtra) =>
  mapResult(getItems(http, config, view), (answer) => itemsIn(answer, view.perPage));

/** A page of the order with its totals, and with the items of `unsure` edits, wherever they stand. */
export async function readDrawer(
  view: View,
  unsure: readonly DrawerEdit[],
  extra: DrawerExtra,
): Promise<Result<Drawer>> {
  const totals = mapResult(getTotals(extra.http, extra.config, view), totalsRead);
  const both = await allResults([readItems(view, extra), totals]);
  if (!both.ok) return both;
  const drawer: Drawer = { ...both.value[0], totals: both.value[1], aside: [] };
  const isWhole = unsure.every((edit) => edit.type === 'clear' || findItem(drawer, edit));
  if (isWhole) return { ok: true, value: drawer };
  return mapResult(readAll(drawer.totals.totalQuantity, extra), (all) => ({
    ...drawer,
    aside: all.filter((item) => !findItem(drawer, { item })),
  }));
}

/** Every item of the order, in which there are at most so many. */
export async function readAll(
  most: number | undefined,
  extra: DrawerExtra,
): Promise<Result<OrderItem[]>> {
  const asked = { ...firstView, perPage: Math.max(firstView.perPage, most ?? 0) };
  const first = await readItems(asked, extra);
  if (!first.ok) return first;
  const { items, per_page: perPage, result_count: count } = first.value;
  // A server may not give as many at once as it is asked for.
  for (let page = 2; items.length < count; page++) {
    const next = await readItems({ ...asked, perPage, page }, extra);
    if (!next.ok) return next;
    if (next.value.items.length === 0) break;
    items.push(...next.value.items);
  }
  return { ok: true, value: items };
}

/** Sends an edit; `idOf` an item is that which it has by now. What it answers may be nothing at all. */
export function sendEdit(
  edit: DrawerEdit,
  idOf: (item: OrderItem) => Id,
  view: View,
  { http, config }: DrawerExtra,
): Promise<Result<EditAnswer>> {
  const calls = editCalls(http, config, view);
  const send = (): Promise<Result<unknown>> => {
    if (edit.type === 'clear') return calls.clear();
    const { item } = edit;
    if (edit.type === 'back') return calls.stage(item.variant_id);
    return sendChange(calls, idOf(item), edit);
  };
  return mapResult(send(), readEditAnswer);
}
