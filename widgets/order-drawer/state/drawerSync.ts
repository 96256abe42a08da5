import { itemsIn, totalsRead } from '@shared/answers/order';
import { allResults, mapResult, type Result } from '@shared/http/result';
import { readAllRows } from '@shared/lists/readAllRows';
import { createOrderSync } from '@shared/orders/createOrderSync';
import { fieldOf } from '@shared/orders/itemCalls';
import { applyEdit, editKey, findItem, isApplied, keyOf } from '@shared/orders/itemEdits';
import type { OrderSync } from '@shared/orders/orderSync';
import { failed, ready } from '@shared/store/load';
import { editCalls, getItems, getTotals } from '../api';
import { firstView, type Drawer, type DrawerEdit, type View } from '../model/drawer';
import { changed, drawerList, type Thunk } from './slice';

export type DrawerSync = OrderSync<Drawer, DrawerEdit>;

/** A page of nothing: before the first read it stands for the order, and is not shown. */
const blank = {
  items: [],
  aside: [],
  per_page: firstView.perPage,
  totals: totalsRead({ totalQuantity: 0 }),
} as Partial<Drawer> as Drawer;

/** Sends what is edited, reads what the server has of it, and tells the screen and the page. */
export const startDrawerSync = (): Thunk<DrawerSync> => (dispatch, getState, extra) => {
  const { http, config, events } = extra;
  const query = () => getState().view;
  const readItems = (view: View) =>
    mapResult(getItems(http, config, view), (answer) => itemsIn(answer, view.perPage));

  return createOrderSync<Drawer, View, DrawerEdit>({
    extra,
    dispatch,
    list: drawerList,
    value: blank,
    query,
    calls: () => editCalls(http, config, query()),
    read: (view): Promise<Result<Drawer>> => {
      const totals = mapResult(getTotals(http, config, view), totalsRead);
      const both = allResults([readItems(view), totals]);
      return mapResult(both, ([page, sums]) => ({ ...page, totals: sums, aside: [] }));
    },
    readAll: ({ totals }) => {
      // There are at most so many items.
      let perPage = Math.max(firstView.perPage, totals.totalQuantity);
      const readAt = (page: number) =>
        mapResult(readItems({ ...firstView, page, perPage }), (read) => {
          perPage = read.per_page;
          return { rows: read.items, count: read.result_count };
        });
      return readAllRows(readAt, keyOf);
    },
    withTotals: (drawer, totals) => ({ ...drawer, totals }),
    // Sorted by amount, an item may have moved, also to another page.
    movesRows: () => query().orderBy !== firstView.orderBy,
    onCorrected: (page) => dispatch(changed({ view: { ...query(), page }, isCorrected: true })),
    onUnread: (failure) => {
      const { drawer } = getState();
      // The page that was turned to. Of a read that nobody waited for the queue says that what is shown is old.
      if (drawer.status === 'pending') dispatch(changed({ drawer: failed(drawer, failure) }));
    },
    onShow: ({ value: server, ...waits }, read) => {
      if (!read) return;
      const value = waits.pending.reduce((shown, { edit }) => applyEdit(shown, edit), server);
      // The old page stays in sight, and says that it is old, until the new one is there.
      const drawer = read === query() ? ready(value) : { ...getState().drawer, value };
      dispatch(changed({ drawer, ...waits }));
    },
    onOvertaken: (edits) => {
      for (const each of edits) dispatch(drawerList.refused(each));
    },
    // What was refused, and is so by now, is over; a note says what somebody else has set last.
    onRead: (read, pending) => {
      for (const refusal of getState().refusals) {
        const { edit } = refusal;
        const now = findItem(read, edit.item);
        if (!now || pending.has(editKey(edit))) continue;
        if (isApplied(read, edit)) dispatch(drawerList.refusalsDismissed([editKey(edit)]));
        else if ('now' in refusal && refusal.now[fieldOf(edit)] !== now[fieldOf(edit)])
          dispatch(drawerList.refused({ edit, now }));
      }
    },
    onSettle: () => events.emit('ww:order-changed', { orderId: config.orderId }),
  });
};
