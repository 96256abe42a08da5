import type { OrderItem } from '../../../shared/contract/orderingShapes';
import type { Failure } from '../../../shared/http/failure';
import type { KeyedEdit } from '../../../shared/http/writeQueue';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { firstView, keyOf, writeView, type LineEdit, type Placed, type View } from '../drawer';
import { engineOf, startEngine } from './engine';
import { loadAll, loadDrawer, rereadDrawer, sendEdit, type DrawerExtra } from './requests';
import { selectDrawer, selectRemoved } from './selectors';
import {
  clearFailed,
  focusMoved,
  itemsRemoved,
  refusalDismissed,
  removalUndone,
  viewChanged,
  type DrawerState,
} from './slice';

type Flow<T> = ThunkAction<T, DrawerState, DrawerExtra, Action>;

export const openDrawer = (): Flow<Promise<void>> => async (dispatch, getState, extra) => {
  const asked = getState().view;
  const loaded = await dispatch(loadDrawer(asked));
  if (!loaded.ok || engineOf(extra)) return;
  const view = () => getState().view;
  startEngine({ drawer: loaded.value, view: asked }, dispatch, extra, {
    view,
    send: (edit, server, itemId) => dispatch(sendEdit({ edit, server, itemId, view: view() })),
    reread: (unsure) => dispatch(rereadDrawer({ view: view(), unsure })),
  });
};

/** Someone else may have changed the order: reads it again behind what is shown. */
export const refreshDrawer = (): Flow<void> => (_dispatch, _getState, extra) => {
  const engine = engineOf(extra);
  if (engine && !engine.isTelling) engine.refresh();
};

/** Looks at another part of the order. A filter or another order begins at page 1. */
export const changeView =
  (change: Partial<View>): Flow<void> =>
  (dispatch, getState, extra) => {
    dispatch(viewChanged({ ...getState().view, page: 1, ...change }));
    engineOf(extra)?.refresh();
  };

/** Looks at what the page's address says. */
export const showView =
  (view: View): Flow<void> =>
  (dispatch, getState) => {
    if (writeView(view) !== writeView(getState().view)) dispatch(changeView(view));
  };

/** Goes on with the edits that wait, after signing in again or when the server can be reached again. */
export const resumeEdits = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.resume();

/** Nothing of the order is sent any more: the widget has left the page. */
export const closeDrawer = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.dispose();

/** Shows what an item is to be at once, and sends it. What still waits for the item goes along. */
export const changeItem =
  (item: OrderItem, change: Partial<Pick<LineEdit, 'quantity' | 'price'>>): Flow<void> =>
  (dispatch, getState, extra) => {
    const key = keyOf(item);
    const items = selectDrawer(getState())?.items ?? [];
    const place = items.findIndex((each) => keyOf(each) === key);
    const placed = { item: items[place] ?? item, place: Math.max(place, 0) };
    const waiting = engineOf(extra)?.waiting(key);
    dispatch(refusalDismissed(key));
    if (change.quantity === 0) {
      const next = items[place + 1] ?? items[place - 1];
      dispatch(itemsRemoved([placed]));
      dispatch(focusMoved(next ? keyOf(next) : ''));
    }
    engineOf(extra)?.edit(key, {
      type: 'line',
      placed,
      quantity: waiting?.quantity ?? null,
      price: waiting?.price ?? null,
      isBack: waiting?.isBack === true || waiting?.quantity === 0,
      ...change,
    });
  };

/** Takes everything out of the order. Answers why the server did not do it, null when it did. */
export const clearItems =
  (): Flow<Promise<Failure | null>> => async (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
    if (!engine || !(await engine.settled())) return getState().stalled;
    // Other pages and what a filter hides go too, and have to come back on Undo.
    const count = selectDrawer(getState())?.totals.totalQuantity ?? 0;
    const all = await dispatch(loadAll({ count, orderBy: firstView.orderBy }));
    if (!all.ok) return all.failure;
    dispatch(clearFailed(null));
    const placed = all.value.map((item, place) => ({ item, place }));
    // Before it is sent: where it has to wait, the answer comes when this question is long closed.
    dispatch(itemsRemoved(placed));
    engine.edit('clear', { type: 'clear', placed });
    await engine.settled();
    const { clearFailure, stalled } = getState();
    return clearFailure ?? stalled;
  };

/** Brings back what went last, with the quantities and the prices it had. */
export const undoRemoval = (): Flow<void> => (dispatch, getState, extra) => {
  const removed = selectRemoved(getState());
  const maySetPrices = extra.config.perms?.change_orderlineitempricemanagement === true;
  const priceOf = ({ item }: Placed) =>
    maySetPrices && item.price !== item.list_price ? item.price : null;
  const back = removed.map((placed): KeyedEdit<LineEdit> => {
    const { item } = placed;
    const edit = { quantity: item.quantity, price: priceOf(placed), isBack: true };
    return { key: keyOf(item), edit: { type: 'line', placed, ...edit } };
  });
  dispatch(removalUndone(back.map(({ key }) => key)));
  for (const { key } of back) dispatch(refusalDismissed(key));
  engineOf(extra)?.editAll(back);
  const [first] = removed;
  dispatch(focusMoved(first ? keyOf(first.item) : null));
};
