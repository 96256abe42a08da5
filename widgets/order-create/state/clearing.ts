import { noHistory } from '@shared/sync/history';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { failureOf, unsettled } from './outcome';
import { readAll, readOrder, sendClear } from './requests';
import { selectView } from './selectors';
import { changed, orderList } from './slice';
import { tellChanged, type Thunk } from './thunks';

/** Takes every item out of the order. Answers why the server did not do it, null when it did. */
export const clearItems =
  (onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { http, services }) => {
    const { sync } = services;
    const { orderId } = getState();
    if (!sync || orderId === null) return null;
    dispatch(changed({ late: null }));
    // An edit that arrives after the clear would miss its item.
    if (!(await sync.settled())) return unsettled(getState());
    // Other pages and what a filter hides go too, and have to come back on Undo.
    const all = await dispatch(readAll({ orderId }));
    if (!all.ok) return all.failure;
    const { items } = all.value;
    const outcome = await confirmWrite(
      () => dispatch(sendClear({ orderId })),
      () => dispatch(readOrder({ orderId })),
      ({ item_count, totals }) => item_count === 0 && totals,
      { http, onSearch },
    );
    if (outcome.status !== 'saved') {
      // Should it arrive yet, Undo is offered with what shows it.
      if (outcome.status === 'unknown') dispatch(changed({ unsureClear: items }));
      sync.refresh();
      return failureOf(outcome.status, outcome.failure);
    }
    dispatch(changed({ history: noHistory, report: null }));
    dispatch(orderList.refusalsDismissed(null));
    dispatch(orderList.removed(items));
    const view = selectView(getState());
    if (view) {
      const totals = outcome.value ?? view.order.totals;
      sync.show({
        order: { ...view.order, item_count: 0, discount: null, totals },
        page: { ...view.page, items: [], result_count: 0 },
      });
    }
    sync.refresh();
    dispatch(tellChanged());
    return null;
  };
