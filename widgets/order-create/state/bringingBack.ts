import { findWrite } from '@shared/http/confirmWrite';
import { lostAnswer, mayHaveHappened } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { asItWas } from '@shared/orders/asItWas';
import { isChanged } from '@shared/orders/itemCalls';
import { isSame, rowKey, type OrderEdit, type OrderItem } from '../model/order';
import { failureOf, unsettled } from './outcome';
import { readAll, stageVariant } from './requests';
import { revealItem, sendEdits } from './edits';
import { selectItems, selectOrder } from './selectors';
import { changed, orderList } from './slice';
import { forEach } from './staging';
import type { OrderState } from './state';
import { tellChanged, type Thunk } from './thunks';

/*
 * Undo of what went. It comes once something has gone.
 */

/** Puts a variant into the order again. Where the answer does not tell whether it is there, the order is asked. */
const bringBack =
  ({ variant_id: variantId }: OrderItem): Thunk<Promise<Result<OrderItem>>> =>
  async (dispatch, getState, { http }) => {
    const orderId = getState().orderId ?? '';
    const answer = await dispatch(stageVariant({ orderId, variantId }));
    if (answer.ok && answer.value) return { ok: true, value: answer.value };
    const lost = answer.ok ? lostAnswer : answer.failure;
    if (!mayHaveHappened(lost)) return { ok: false, failure: lost };
    const outcome = await findWrite(
      lost,
      () => dispatch(readAll({ orderId })),
      ({ items }) => items.find((item) => isSame(item.variant_id, variantId)) ?? false,
      { http },
    );
    return outcome.status === 'saved'
      ? { ok: true, value: outcome.value }
      : { ok: false, failure: failureOf(outcome.status, outcome.failure) };
  };

/** The row of an item that came back, and the one that it had before. */
interface Back {
  key: string;
  before: string;
}

/**
 * Brings back what went last, with the cases and the price it had. What has been ordered again since stays as it is.
 * Resolves to the first that came back.
 */
export const undoRemoval =
  (): Thunk<Promise<Back | null>> =>
  async (dispatch, getState, { services }) => {
    const { orderId, removals, bringingBack } = getState();
    const { sync } = services;
    const removed = removals.at(-1);
    if (orderId === null || !sync || !removed || bringingBack) return null;
    let done = 0;
    let gone = removed;
    const tell = () => dispatch(changed({ bringingBack: { done, total: gone.length } }));
    dispatch(changed({ notBroughtBack: [] }));
    tell();
    // A removal that still waits would take away what is brought back.
    const isSettled = await sync.settled();
    const now = isSettled ? await dispatch(readAll({ orderId })) : null;
    if (!now?.ok) {
      const failure = now ? now.failure : unsettled(getState());
      const notBroughtBack = removed.map((item) => ({ item, failure }));
      dispatch(changed({ bringingBack: null, notBroughtBack }));
      return null;
    }
    const isThere = ({ variant_id: id }: OrderItem) =>
      now.value.items.some((item) => isSame(item.variant_id, id));
    dispatch(orderList.removalsDismissed(removed.filter(isThere).map(rowKey)));
    gone = removed.filter((item) => !isThere(item));
    const edits: OrderEdit[] = [];
    const back: Back[] = [];
    const notBroughtBack: OrderState['notBroughtBack'] = [];
    await forEach(gone, async (item) => {
      const answer = await dispatch(bringBack(item));
      const order = selectOrder(getState());
      done += 1;
      tell();
      // What did not come back can be asked for again.
      if (!answer.ok) notBroughtBack.push({ item, failure: answer.failure });
      if (!answer.ok || !order) return;
      back.push({ key: rowKey(answer.value), before: rowKey(item) });
      dispatch(orderList.removalsDismissed([rowKey(item)]));
      const { change_orderlineitempricemanagement: maySetPrices } = order.permissions;
      for (const change of asItWas(item, maySetPrices))
        if (!isChanged(answer.value, change)) edits.push({ ...change, item: answer.value });
    });
    dispatch(changed({ bringingBack: null, notBroughtBack }));
    dispatch(sendEdits(edits));
    sync.refresh();
    dispatch(tellChanged());
    return back[0] ?? null;
  };

/** Shows the row of an item that came back, once it is known where it stands. */
export const leadTo =
  ({ key, before }: Back): Thunk<Promise<void>> =>
  async (dispatch, getState, { services: { sync } }) => {
    const isShown = () => selectItems(getState()).some((item) => rowKey(item) === key);
    if ((await sync?.settled()) && !isShown()) await dispatch(revealItem(key, before));
  };
