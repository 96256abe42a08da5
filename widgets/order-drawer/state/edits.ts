import type { OrderItem } from '@shared/contract/orderingShapes';
import { clearItems as clearOrder } from '@shared/orders/clearItems';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey, keyOf } from '@shared/orders/itemEdits';
import { isSameView, type DrawerEdit } from '../model/drawer';
import { drawerList, drawerTyped, selectDrawer, type Thunk } from './slice';
import { changeView } from './thunks';

// What a person does to the items comes with these, apart from the first load.

/** Sends edits, over what is known by then. What was refused of them before is over. */
const sendEdits =
  (edits: readonly DrawerEdit[], isReadFirst = false): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    dispatch(drawerList.refusalsDismissed(edits.map(editKey)));
    services.sync?.edit(edits, isReadFirst);
  };

/** Shows what an item is to be at once, and sends it. */
export const changeItem =
  (item: OrderItem, change: ItemChange): Thunk<void> =>
  (dispatch, getState) => {
    const { view } = getState();
    const items = selectDrawer(getState())?.items ?? [];
    const index = items.findIndex((each) => keyOf(each) === keyOf(item));
    const placed = { item: items[index] ?? item, place: Math.max(index, 0), view };
    if (change.type === 'remove') dispatch(drawerList.removed([placed]));
    // What was asked for before may be asked for again: over what is shown now.
    dispatch(sendEdits([{ ...change, ...placed, was: undefined }]));
  };

/** Keeps what is typed in the field of an edit: what it makes of it, null is nothing, or a text that is no edit yet. */
export const keepTyped =
  (edit: DrawerEdit, change: ItemChange | null, text: string | null): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    const made = change && { ...edit, ...change, was: services.sync?.known(edit) };
    const typed = text === null ? made && { edit: made } : { edit, text };
    dispatch(drawerTyped.changed({ key: editKey(edit), typed }));
  };

/** Sends what an earlier visit left unsaved, once it is read what others have ordered again and set since: that stays. */
export const restoreEdits = (edits: readonly DrawerEdit[]) => sendEdits(edits, true);

/** Takes everything out of the order. Returns why the server did not do it, null when it did. */
export const clearItems = (onSearch: () => void = () => undefined) =>
  clearOrder(drawerList.removed, onSearch);

/**
 * Brings back what went last, with the quantities and the prices it had, where it was looked at. What somebody has
 * ordered again since stays as it is.
 */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services, config }) => {
    const here = selectDrawer(getState())?.items.map(keyOf) ?? [];
    const removed = drawerList.latestRemoval(getState().removals, here);
    const maySetPrices = config.perms?.change_orderlineitempricemanagement === true;
    const back = services.sync?.backEdits(removed, maySetPrices) ?? [];
    dispatch(drawerList.removalsDismissed(removed.map(({ item }) => keyOf(item))));
    const view = removed[0]?.view;
    if (view && !isSameView(view, getState().view)) dispatch(changeView(view));
    dispatch(sendEdits(back, true));
  };
