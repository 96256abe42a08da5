import type { FailedEdit, PendingEdit } from '@shared/sync/pendingEdits';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import {
  isSameView,
  keyOf,
  type Address,
  type DrawerEdit,
  type Placed,
  type View,
} from '../model/drawer';
import { createDrawerQueue } from './drawerQueue';
import { loadDrawer, refetchDrawer, sendEdit, type DrawerExtra } from './requests';
import {
  clearFailed,
  drawerToggled,
  editRefused,
  itemsRemoved,
  pageCorrected,
  pageFailed,
  queueChanged,
  removalUndone,
  viewChanged,
  type DrawerState,
} from './slice';

export type Thunk<T> = ThunkAction<T, DrawerState, DrawerExtra, Action>;

export const openDrawer =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { services, http }) => {
    const shown = getState().view;
    const loaded = await dispatch(loadDrawer(shown));
    if (!loaded.ok || services.queue) return;
    const view = () => getState().view;
    services.queue = createDrawerQueue({
      drawer: loaded.value,
      shown,
      serverLimit: http.serverLimit,
      view,
      send: (edit, itemId) => dispatch(sendEdit({ edit, itemId, view: view() })),
      refetch: (unsure) => dispatch(refetchDrawer({ view: view(), unsure })),
      onShow: (now) => dispatch(queueChanged(now)),
      onFail: (failed) => dispatch(tellFailed(failed)),
      onPageGone: (page) => dispatch(pageCorrected(page)),
      onReadFail: (failure) => dispatch(pageFailed(failure)),
      onSave: () => dispatch(tellChanged()),
    });
  };

const tellChanged =
  (): Thunk<void> =>
  (_dispatch, _getState, { services, events, config }) => {
    services.isTelling = true;
    events.emit('ww:order-changed', { orderId: config.orderId });
    services.isTelling = false;
  };

const tellFailed =
  ({ edit, failure }: FailedEdit<DrawerEdit>): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    // An item that was put back may be in the order although its quantity was refused.
    dispatch(tellChanged());
    if (edit.type === 'clear') {
      dispatch(clearFailed(failure));
      // They are still there: nothing to bring back.
      dispatch(removalUndone(edit.placed.map(({ item }) => keyOf(item))));
      return;
    }
    const said = failure.fields.find(({ name }) => name === 'available')?.messages[0];
    const left = said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
    if (edit.type !== 'back') {
      dispatch(editRefused({ edit, left, failure }));
      return;
    }
    // What did not come back can be asked for again, as it was asked for last.
    const placed = asAskedFor(edit.placed, services.queue?.all() ?? []);
    dispatch(editRefused({ edit: { type: 'back', placed }, left, failure }));
    services.queue?.forget(placed.item);
    dispatch(itemsRemoved([placed]));
  };

/** An item with the cases and the price that were set since it was to come back. */
function asAskedFor(placed: Placed, pending: readonly PendingEdit<DrawerEdit>[]): Placed {
  const item = { ...placed.item };
  for (const { edit } of pending) {
    if (edit.type === 'clear' || keyOf(edit.placed.item) !== keyOf(item)) continue;
    if (edit.type === 'quantity') item.quantity = edit.quantity;
    if (edit.type === 'price') item.price = edit.price;
  }
  return { ...placed, item };
}

/** Someone else may have changed the order: reads it again behind what is shown. */
export const refreshDrawer =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) => {
    if (!services.isTelling) services.queue?.refresh();
  };

/** Looks at another part of the order. A filter or another order begins at page 1. */
export const changeView =
  (change: Partial<View>): Thunk<void> =>
  (dispatch, getState, { services }) => {
    dispatch(viewChanged({ ...getState().view, page: 1, ...change }));
    services.queue?.refresh();
  };

/** Shows what the page's address says. */
export const showAddress =
  ({ view, isOpen }: Address): Thunk<void> =>
  (dispatch, getState) => {
    const now = getState();
    if (isOpen !== now.isOpen) dispatch(drawerToggled(isOpen));
    if (!isSameView(view, now.view)) dispatch(changeView(view));
  };
