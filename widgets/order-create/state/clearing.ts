import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { noHistory } from '@shared/grid/history';
import { isSame, rowKey, type Order, type OrderEdit, type OrderItem } from '../model/order';
import { tellChanged, type Thunk } from './thunks';
import { failureOf, unsettled } from './outcome';
import { readAll, readOrder, sendClear, stageVariant } from './requests';
import { selectOrder, selectView } from './selectors';
import { changed, editQueued, itemsRemoved, refusalsDismissed, removalsForgotten } from './slice';
import { forEach } from './staging';

/** Takes every item out of the order. Answers why the server did not do it, null when it did. */
export const clearItems =
  (onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { http, services }) => {
    const { queue } = services;
    const { orderId } = getState();
    if (!queue || orderId === null) return null;
    // An edit that arrives after the clear would miss its item.
    if (!(await queue.settled())) return unsettled(getState());
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
      queue.refresh();
      return failureOf(outcome.status, outcome.failure);
    }
    dispatch(changed({ history: noHistory, report: null }));
    dispatch(refusalsDismissed(null));
    dispatch(itemsRemoved(items));
    const view = selectView(getState());
    if (view) {
      const totals = outcome.value ?? view.order.totals;
      queue.show({
        order: { ...view.order, item_count: 0, discount: null, totals },
        page: { ...view.page, items: [], result_count: 0 },
      });
    }
    queue.refresh();
    dispatch(tellChanged());
    return null;
  };

/** What a staged item still lacks to be as it was. */
function editsTo(item: OrderItem, was: OrderItem, { permissions }: Order): OrderEdit[] {
  const isPriced = permissions.change_orderlineitempricemanagement && was.price !== was.list_price;
  return [
    ...(item.quantity === was.quantity
      ? []
      : [{ type: 'quantity', item, quantity: was.quantity } as const]),
    ...(isPriced && item.price !== was.price
      ? [{ type: 'price', item, price: was.price } as const]
      : []),
  ];
}

/** The item that has a variant now, where the answer that put it there did not tell. */
const findItem =
  ({ variant_id }: OrderItem): Thunk<Promise<OrderItem | undefined>> =>
  async (dispatch, getState) => {
    const all = await dispatch(readAll({ orderId: getState().orderId ?? '' }));
    return all.ok ? all.value.items.find((item) => isSame(item.variant_id, variant_id)) : undefined;
  };

/** Brings back what went last, with the cases and the price it had. */
export const undoRemoval =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { orderId, removals, bringingBack } = getState();
    const { queue } = services;
    const removed = removals.at(-1);
    if (orderId === null || !queue || !removed || bringingBack) return;
    let done = 0;
    const tell = () => dispatch(changed({ bringingBack: { done, total: removed.length } }));
    tell();
    // A removal that still waits would take away what is brought back.
    await queue.settled();
    const edits: OrderEdit[] = [];
    await forEach(removed, async (item) => {
      const answer = await dispatch(stageVariant({ orderId, variantId: item.variant_id }));
      const back = answer.ok ? (answer.value ?? (await dispatch(findItem(item)))) : undefined;
      const order = selectOrder(getState());
      done += 1;
      tell();
      // What did not come back can be asked for again.
      if (!back || !order) return;
      dispatch(removalsForgotten([rowKey(item)]));
      edits.push(...editsTo(back, item, order));
    });
    dispatch(changed({ bringingBack: null }));
    dispatch(editQueued(edits.length));
    queue.edit(edits);
    queue.refresh();
    dispatch(tellChanged());
  };
