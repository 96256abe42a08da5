import type { OrderItem } from '@shared/contract/orderingShapes';
import { lostAnswer, type Failure } from '@shared/http/failure';
import { mapResult } from '@shared/http/result';
import { createRequest } from '@shared/store/createRequest';
import { getItems } from '../api';
import { isAmount, itemsIn } from '@shared/orderAnswers';
import {
  editKey,
  firstView,
  isSameView,
  keyOf,
  type DrawerEdit,
  type ItemEdit,
} from '../model/drawer';
import type { DrawerExtra } from './requests';
import { selectRemoved } from './leftovers';
import { selectDrawer } from './selectors';
import {
  clearFailed,
  itemsRemoved,
  refusalDismissed,
  removalUndone,
  typedForgotten,
} from './slice';
import { changeView, type Thunk } from './thunks';

/*
 * What a person does to the items. It comes with the fields, apart from the first load.
 */

/** Goes on with the edits that wait, after signing in again or when the server can be reached again. */
export const resumeEdits =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.queue?.resume();

/** Shows what an item is to be at once, and sends it. A quantity of 0 takes it out of the order. */
export const changeItem =
  (item: OrderItem, { quantity, price }: { quantity?: number; price?: string }): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const key = keyOf(item);
    const items = selectDrawer(getState())?.items ?? [];
    const place = items.findIndex((each) => keyOf(each) === key);
    const { view } = getState();
    const placed = { item: items[place] ?? item, place: Math.max(place, 0), view };
    const edits: DrawerEdit[] = [];
    if (quantity === 0) {
      dispatch(itemsRemoved([placed]));
      services.queue?.forget(item);
      edits.push({ type: 'remove', placed });
    } else if (quantity !== undefined) edits.push({ type: 'quantity', placed, quantity });
    if (price !== undefined) edits.push({ type: 'price', placed, price });
    for (const edit of edits) dispatch(refusalDismissed(editKey(edit)));
    services.queue?.edit(edits);
  };

/** Sends what an earlier visit left unsaved. */
export const restoreEdits =
  (edits: readonly ItemEdit[]): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    dispatch(typedForgotten());
    for (const edit of edits) dispatch(refusalDismissed(editKey(edit)));
    services.queue?.restore(edits);
  };

/** Every item of the order, for bringing them back after a clear. */
export const loadAll = createRequest(
  'drawer/loadAll',
  async ({ count, orderBy }: { count: number; orderBy: string }, { http, config }: DrawerExtra) => {
    const all = { page: 1, text: '', orderBy };
    const readAt = (page: number, count: number) =>
      mapResult(getItems(http, config, { ...all, page }, count), (answer) =>
        itemsIn(answer, count),
      );
    const first = await readAt(1, Math.max(1, count));
    if (!first.ok) return first;
    const { items, result_count, per_page } = first.value;
    // A server may not give as many at once as it is asked for.
    for (let page = 2; items.length < result_count; page++) {
      const next = await readAt(page, per_page);
      if (!next.ok) return next;
      if (next.value.items.length === 0) break;
      items.push(...next.value.items);
    }
    return { ok: true as const, value: items };
  },
);

/** Takes everything out of the order. Answers why the server did not do it, null when it did. */
export const clearItems =
  (): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services: { queue } }) => {
    if (!queue) return null;
    // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
    if (!(await queue.settled())) return getState().paused ?? lostAnswer;
    // Other pages and what a filter hides go too, and have to come back on Undo.
    const count = selectDrawer(getState())?.totals.totalQuantity ?? 0;
    const all = await dispatch(loadAll({ count, orderBy: firstView.orderBy }));
    if (!all.ok) return all.failure;
    dispatch(clearFailed(null));
    const placed = all.value.map((item, place) => ({ item, place }));
    // Before it is sent: where it has to wait, the answer comes when this question is long closed.
    dispatch(itemsRemoved(placed));
    queue.edit([{ type: 'clear', placed }]);
    const isDone = await queue.settled();
    const { clearFailure, paused } = getState();
    return clearFailure ?? paused ?? (isDone ? null : lostAnswer);
  };

/** Brings back what went last, with the quantities and the prices it had, where it was looked at. */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services, config }) => {
    const removed = selectRemoved(getState());
    const maySetPrices = config.perms?.change_orderlineitempricemanagement === true;
    const back = removed.flatMap((placed): DrawerEdit[] => {
      const { quantity, price, list_price } = placed.item;
      return [
        { type: 'back', placed },
        { type: 'quantity', placed, quantity },
        ...(maySetPrices && isAmount(price) && price !== list_price
          ? [{ type: 'price', placed, price } as const]
          : []),
      ];
    });
    dispatch(removalUndone(removed.map(({ item }) => keyOf(item))));
    const view = removed[0]?.view;
    if (view && !isSameView(view, getState().view)) dispatch(changeView(view));
    for (const edit of back) dispatch(refusalDismissed(editKey(edit)));
    services.queue?.edit(back);
  };
