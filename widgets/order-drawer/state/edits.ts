import { createSelector } from 'reselect';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { lostAnswer, type Failure } from '@shared/http/failure';
import { isAmount } from '@shared/answers/order';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey, isSameView, keyOf, type DrawerEdit, type ItemEdit } from '../model/drawer';
import { readAll } from './calls';
import { selectDrawer } from './selectors';
import { clearFailed, drawerList, typedEditsForgotten, type DrawerState } from './slice';
import { changeView, type Thunk } from './thunks';

/*
 * What a person does to the items. It comes with the items, apart from the first load.
 */

/** What the next undo brings back: what went last and did not come back by other means. */
export const selectRemoved = createSelector(
  [selectDrawer, (state: DrawerState) => state.removals],
  (drawer, stack) => drawerList.latestRemoval(stack, drawer?.items.map(keyOf) ?? []),
);

/** Goes on with the edits that wait, after signing in again or when the server can be reached again. */
export const resumeEdits =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.resume();

/** Shows what an item is to be at once, and sends it. */
export const changeItem =
  (item: OrderItem, change: ItemChange): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const { view } = getState();
    const items = selectDrawer(getState())?.items ?? [];
    const place = items.findIndex((each) => keyOf(each) === keyOf(item));
    const placed = { item: items[place] ?? item, place: Math.max(place, 0), view };
    const edit: ItemEdit = { ...change, ...placed };
    if (edit.type === 'remove') {
      dispatch(drawerList.removed([placed]));
      services.sync?.forget(item);
    }
    dispatch(drawerList.refusalsDismissed([editKey(edit)]));
    services.sync?.edit([edit]);
  };

/** Sends what an earlier visit left unsaved. */
export const restoreEdits =
  (edits: readonly ItemEdit[]): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    dispatch(typedEditsForgotten());
    dispatch(drawerList.refusalsDismissed(edits.map(editKey)));
    services.sync?.edit(edits);
  };

/** Takes everything out of the order. Returns why the server did not do it, null when it did. */
export const clearItems =
  (): Thunk<Promise<Failure | null>> => async (dispatch, getState, extra) => {
    const { sync } = extra.services;
    if (!sync) return null;
    // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
    if (!(await sync.settled())) return getState().paused ?? lostAnswer;
    // Other pages and what a filter hides go too, and have to come back on Undo.
    const all = await readAll(selectDrawer(getState())?.totals.totalQuantity, extra);
    if (!all.ok) return all.failure;
    dispatch(clearFailed(null));
    const placed = all.value.map((item, place) => ({ item, place }));
    // Before it is sent: where it has to wait, the answer comes when this question is long closed.
    dispatch(drawerList.removed(placed));
    sync.edit([{ type: 'clear', placed }]);
    const isDone = await sync.settled();
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
      const isPriced = maySetPrices && isAmount(price) && price !== list_price;
      return [
        { ...placed, type: 'back' },
        { ...placed, type: 'quantity', quantity },
        ...(isPriced ? [{ ...placed, type: 'price', price } as const] : []),
      ];
    });
    dispatch(drawerList.removalsDismissed(removed.map(({ item }) => keyOf(item))));
    const view = removed[0]?.view;
    if (view && !isSameView(view, getState().view)) dispatch(changeView(view));
    dispatch(drawerList.refusalsDismissed(back.map(editKey)));
    services.sync?.edit(back);
  };
