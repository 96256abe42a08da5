import type { OrderItem } from '@shared/contract/orderingShapes';
import { lostAnswer, type Failure } from '@shared/http/failure';
import { asItWas } from '@shared/orders/asItWas';
import type { ItemChange } from '@shared/orders/itemCalls';
import { nextLegal } from '@shared/quantity';
import { clearFailuresDismissed } from '@shared/sync/clears';
import { isSameView, keyOf, takenBy, type DrawerEdit, type ItemEdit } from '../model/drawer';
import { drawerList, selectDrawer, type Thunk } from './slice';
import { changeView } from './thunks';

// What a person does to the items comes with these, apart from the first load.

/** Shows what an item is to be at once, and sends it. */
export const changeItem =
  (item: OrderItem, change: ItemChange): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const { view } = getState();
    const items = selectDrawer(getState())?.items ?? [];
    const place = items.findIndex((each) => keyOf(each) === keyOf(item));
    const placed = { item: items[place] ?? item, place: Math.max(place, 0), view };
    if (change.type === 'remove') dispatch(drawerList.removed([placed]));
    // What was asked for before may be asked for again: over what is shown now.
    services.sync?.edit([{ ...change, ...placed, was: undefined }]);
  };

/** Sends what an earlier visit left unsaved, once it is read what others have ordered again and set since: that stays. */
export const restoreEdits =
  (edits: readonly ItemEdit[]): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.edit(edits, true);

/** Takes everything out of the order. Returns why the server did not do it, null when it did. */
export const clearItems =
  (): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services: { sync } }) => {
    if (!sync) return null;
    // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
    if (!(await sync.settled())) return getState().paused ?? lostAnswer;
    // Other pages and what a filter hides go too, and have to come back on Undo.
    const all = await sync.readAll();
    if (!all.ok) return all.failure;
    dispatch(clearFailuresDismissed(['clear']));
    const placed = all.value.map((item, place) => ({ item, place }));
    // Before it is sent: where it has to wait, the answer comes when this question is long closed.
    dispatch(drawerList.removed(placed));
    sync.edit([{ type: 'clear', placed }]);
    const isDone = await sync.settled();
    const { clearFailures, paused } = getState();
    return clearFailures[0]?.failure ?? paused ?? (isDone ? null : lostAnswer);
  };

/**
 * Brings back what went last, with the quantities and the prices it had, where it was looked at. What somebody has
 * ordered again since stays as it is.
 */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services, config }) => {
    const { sync } = services;
    const { pending, removals } = getState();
    const here = selectDrawer(getState())?.items.map(keyOf) ?? [];
    const removed = drawerList.latestRemoval(removals, here);
    const hadGone = (item: OrderItem) =>
      !pending.some(({ edit }) => takenBy(edit).some((taken) => keyOf(taken.item) === keyOf(item)));
    const maySetPrices = config.perms?.change_orderlineitempricemanagement === true;
    const back = removed.flatMap((each): DrawerEdit[] => {
      const placed = { ...each, isReturn: hadGone(each.item) };
      // What is put in stands at first at its smallest quantity, and at its list price; what never went, as it was.
      const fresh = [nextLegal({ ...each.item, quantity: 0 }, 1), each.item.list_price];
      const edits = asItWas(each.item, maySetPrices).map((change) => {
        const edit = { ...placed, ...change };
        return { ...edit, was: [...fresh, ...(sync?.known(edit) ?? [])] };
      });
      return [{ ...placed, type: 'back' }, ...edits];
    });
    dispatch(drawerList.removalsDismissed(removed.map(({ item }) => keyOf(item))));
    const view = removed[0]?.view;
    if (view && !isSameView(view, getState().view)) dispatch(changeView(view));
    sync?.edit(back, true);
  };
