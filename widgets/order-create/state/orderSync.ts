import type { OrderTotals } from '@shared/contract/orderingShapes';
import { itemsIn } from '@shared/answers/order';
import { noHistory } from '@shared/sync/history';
import { allResults, mapResult } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import { createOrderSync } from '@shared/orders/createOrderSync';
import { isOfField, keyOf, type OrderPage } from '@shared/orders/itemEdits';
import type { OrderSync, OvertakenEdit } from '@shared/orders/orderSync';
import { orderRead } from '../model/answers';
import {
  rowKey,
  withEdits,
  type Order,
  type OrderEdit,
  type OrderItem,
  type OrderItems,
  type OrderView,
} from '../model/order';
import type { GridQuery } from '../model/query';
import { changedSince } from './outcome';
import { callsOf, orderCheck, variantsRead } from './requests';
import { changed, orderList, viewChanged } from './slice';
import type { Thunk } from './thunks';

/** What the server last said of an order, as its items are edited. */
interface GridPage extends OrderPage {
  order: Order;
}

export interface GridSync extends Omit<OrderSync<GridPage, OrderEdit>, 'take' | 'itemOf'> {
  /** Shows another page, or the order as someone else left it. */
  show: (part: Partial<OrderView>) => void;
  /** The item of a row that was shown once, on whatever page, with what is pending over it. */
  itemOf: (row: string) => OrderItem | undefined;
  /** What was looked at when a row was shown last. */
  queryOf: (row: string) => GridQuery | undefined;
}

const pageOf = (order: Order, page: OrderItems): GridPage => ({
  ...page,
  order,
  isEmpty: order.item_count === 0 && page.items.length === 0,
  totals: order.totals,
  aside: [],
});

/** The head of an order with the totals that a write has answered. */
function withTotals({ order, ...page }: GridPage, totals: OrderTotals): GridPage {
  const { discount } = order;
  const head = {
    ...order,
    totals,
    // How many came in is read; that something did is said at once.
    item_count:
      totals.totalQuantity === 0 ? 0 : Math.max(order.item_count, totals.totalQuantity > 0 ? 1 : 0),
    // So many per cent of another total are another amount, and an amount is an unknown share of it until it is read.
    discount: discount && {
      ...discount,
      amount: totals.discountAmount ?? discount.amount,
      percentage: discount.discount_type === 'monetary' ? '' : discount.percentage,
    },
  };
  return pageOf(head, page);
}

/** Sends what is edited of an order, reads what the server has of it, and tells the screen and the page. */
export const startOrderSync =
  (orderId: Id, view: OrderView): Thunk<GridSync> =>
  (dispatch, getState, extra) => {
    const calls = callsOf(extra, { orderId });
    const query = () => getState().query;
    /** What was shown, by its row: its item as the sync names it, and what was looked at then. */
    const rows = new Map<string, { key: string; query: GridQuery }>();
    /** Items go or come back: the products say which of them are in the order. */
    let areItemsChanging = false;
    const sync = createOrderSync<GridPage, GridQuery, OrderEdit>({
      extra,
      dispatch,
      list: orderList,
      value: pageOf(view.order, view.page),
      query,
      calls: () => calls.items(query()),
      read: (asked) =>
        mapResult(allResults([calls.order(), calls.gridItems(asked)]), ([head, items]) =>
          pageOf(orderRead(head), itemsIn(items, asked.perPage)),
        ),
      readAll: () => mapResult(calls.list(), (all) => itemsIn(all, 0).items),
      withTotals,
      onCorrected: (page) => {
        const corrected = { ...query(), page };
        dispatch(changed({ query: corrected, correctedQuery: corrected }));
      },
      onShow: ({ value, ...waits }) => {
        const { order, totals: _totals, aside: _aside, isEmpty: _isEmpty, ...page } = value;
        for (const item of page.items) rows.set(rowKey(item), { key: keyOf(item), query: query() });
        const edits = waits.pending.map(({ edit }) => edit);
        areItemsChanging ||= !edits.every(isOfField);
        dispatch(viewChanged({ view: withEdits({ order, page }, edits), ...waits }));
      },
      onRead: () => dispatch(changed({ readFailure: null })),
      onOvertaken: (edits) => dispatch(tellSkipped(edits)),
      onCleared: () => {
        dispatch(changed({ history: noHistory, report: null }));
        dispatch(orderList.refusalsDismissed(null));
      },
      onSettle: () => {
        dispatch(tellChanged());
        const query = getState().variantQuery;
        if (areItemsChanging) void dispatch(variantsRead.read({ orderId, query }));
        areItemsChanging = false;
      },
    });
    return {
      ...sync,
      // Its question may be closed by now.
      resume: (isClearMeant = false) => sync.resume(isClearMeant),
      show: ({ order = sync.server().order, page = sync.server() }) =>
        sync.take(pageOf(order, page)),
      itemOf: (row) => sync.itemOf(rows.get(row)?.key ?? ''),
      queryOf: (row) => rows.get(row)?.query,
    };
  };

/** Says what was left as it was set since: how many cells of a step, and each edit that was typed. */
const tellSkipped =
  (edits: readonly OvertakenEdit<OrderEdit>[]): Thunk<void> =>
  (dispatch, getState) => {
    const typed = edits.filter(({ edit }) => !edit.isStep || edit.isRestored);
    for (const { edit } of typed) dispatch(orderList.refused({ edit, failure: changedSince() }));
    const skippedSteps = getState().skippedSteps + edits.length - typed.length;
    dispatch(changed({ skippedSteps }));
  };

/** Something of the order changed on the server by this widget: the rules may see it otherwise now. */
export const tellChanged =
  (): Thunk<void> =>
  (dispatch, getState, { events }) => {
    const { orderId } = getState();
    if (orderId === null) return;
    events.emit('ww:order-changed', { orderId });
    void dispatch(orderCheck.read({ orderId }));
  };
