import { isSameId, type Id } from '@shared/answers/id';
import type { OrderBody } from '@shared/contract/orderingShapes';
import { fillUrl } from '@shared/urls/fillUrl';
import { confirmWrite } from '@shared/http/confirmWrite';
import { lostAnswer, type Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { navigate } from '@shared/urls/navigate';
import { allResults, mapResult, type Result } from '@shared/http/result';
import { postOrder } from '../api';
import { hasAmounts, orderIn } from '../model/answers';
import { changesOf } from '../model/changes';
import { hasErrors, isPricedAnew, type Order } from '../model/order';
import { tellChanged, type GridSync } from './orderSync';
import { failureOf, newestOf, refusedFor, unsettled } from './outcome';
import { orderCheck, readOrder } from './requests';
import { selectIsSettled, selectItems, selectOrder } from './selectors';
import { changed } from './slice';
import type { OrderState } from './state';
import { showOrder, type Thunk } from './thunks';

type Creating = OrderState['creating'];

/**
 * Creates the order, once, when nothing is wrong with it. The server's order is read before: where it is not what the
 * person has seen, they are asked first, with `wanted` whether it is still the one that they were asked about. Pressed
 * again it asks again, and what is not saved yet stands against it.
 */
export const createOrder =
  (wanted?: Order): Thunk<Promise<void>> =>
  async (dispatch, getState, { services: { sync } }) => {
    const { creating, orderId } = getState();
    const { status } = creating;
    if (!sync || orderId === null || status === 'pending' || status === 'searching') return;
    const seen = wanted ?? (status === 'asking' ? creating.seen : undefined);
    dispatch(changed({ creating: { status: 'pending' } }));
    const found = await dispatch(prepare(orderId, sync, seen));
    if ('status' in found) dispatch(changed({ creating: found }));
    else await dispatch(send(found.order));
  };

/** The order to create as it is on the server now, or what stands against it. */
const prepare =
  (orderId: Id, sync: GridSync, known?: Order): Thunk<Promise<{ order: Order } | Creating>> =>
  async (dispatch, getState) => {
    const wasSettled = selectIsSettled(getState());
    const atFirst = selectOrder(getState());
    // While it is not settled, or something was not saved, the screen says why beside the button.
    if (!(await sync.settled()) || getState().refusals.length > 0) return { status: 'idle' };
    const shown = wasSettled ? atFirst : selectOrder(getState());
    const read = await allResults([
      dispatch(readOrder({ orderId })),
      dispatch(orderCheck.read({ orderId })),
    ]);
    if (!read.ok) return { status: 'failed', failure: read.failure };
    const [order, problems] = read.value;
    // Somebody was faster, or the answer of the time before was lost.
    if (isCreated(order)) return { order };
    if (hasErrors(problems) || !hasAmounts(order, selectItems(getState())))
      return { status: 'idle' };
    const seen = known ?? shown ?? order;
    const changes = changesOf(seen, order);
    if (changes.length === 0) return { order };
    sync.refresh();
    return { status: 'asking', changes, order, seen };
  };

const bodyOf = (order: Order): OrderBody => ({
  id: order.id,
  is_draft: false,
  dispensary_id: order.dispensary_id,
  dispensary_location_id: order.dispensary_location_id,
  stock_location_id: order.stock_location_id,
});

/** Sends an order. An answer that does not bring it as it is to be was accepted: it is still to be found. */
const sendOrder =
  (body: OrderBody, isDone = (_: Order) => true): Thunk<Promise<Result<Order>>> =>
  async (_dispatch, _getState, { http, config, services: { keys } }) => {
    const sent = await mapResult(postOrder(http, config, body, keys.keyOf(body)), orderIn);
    if (!sent.ok) return sent;
    return sent.value && isDone(sent.value)
      ? { ok: true, value: sent.value }
      : { ok: false, failure: lostAnswer };
  };

const isCreated = ({ status }: Order) => status === 'created';

const send =
  (order: Order): Thunk<Promise<void>> =>
  async (dispatch, _getState, { http, services }) => {
    const body = bodyOf(order);
    const write = async (): Promise<Result<Order>> =>
      isCreated(order) ? { ok: true, value: order } : dispatch(sendOrder(body, isCreated));
    const outcome = await confirmWrite(
      write,
      () => dispatch(readOrder({ orderId: order.id })),
      (found) => isCreated(found) && found,
      {
        http,
        onSearch: (search) => dispatch(changed({ creating: { status: 'searching', search } })),
      },
    );
    if (outcome.status !== 'unknown') services.keys.settle(body);
    if (outcome.status === 'saved') {
      dispatch(finish(outcome.value));
      return;
    }
    if (outcome.failure.kind === 'refused') void dispatch(orderCheck.read({ orderId: order.id }));
    const { failure } = outcome;
    const isUnknown = outcome.status === 'unknown';
    dispatch(changed({ creating: { status: isUnknown ? 'unknown' : 'failed', failure } }));
  };

const finish =
  (order: Order): Thunk<void> =>
  (dispatch, _getState, { services, config, events }) => {
    services.sync?.show({ order });
    dispatch(changed({ creating: { status: 'created' } }));
    dispatch(tellChanged());
    const { created } = config.urls ?? {};
    if (created) navigate(events, 'order-create', fillUrl(created, { id: order.id }));
  };

/** Whether an order is for whom and from where `body` says. */
export const isAt = (order: Order, body: OrderBody): boolean =>
  isSameId(order.dispensary_id, body.dispensary_id) &&
  isSameId(order.dispensary_location_id, body.dispensary_location_id) &&
  isSameId(order.stock_location_id, body.stock_location_id);

/**
 * Starts an order, or moves the one there is. Resolves to why not; null when it is done, or another move was asked for
 * since. A start of which the answer was lost cannot be looked up: sending it again with the same key starts no second
 * one.
 */
export const placeOrder =
  (body: OrderBody, onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { http, services }) => {
    const { sync, keys } = services;
    const isNewest = newestOf(services, 'move');
    const seen = selectOrder(getState());
    dispatch(changed({ late: null }));
    if (sync && !(await sync.settled())) return unsettled(getState());
    if (!sync || !seen) {
      const sent = await dispatch(sendOrder(body));
      if (sent.ok || sent.failure.kind === 'refused') keys.settle(body);
      if (!sent.ok) return sent.failure;
      // The screen of the order replaces the dialog, and says how far it is.
      void dispatch(showOrder(sent.value.id));
      return null;
    }
    let before = seen;
    const read = () => dispatch(readOrder({ orderId: seen.id }));
    const write = async (): Promise<Result<Order>> => {
      const now = await read();
      // Where it is there already, what was not answered before has moved it, or a colleague has.
      if (!now.ok || isAt(now.value, body)) return now;
      before = now.value;
      // What a colleague has chosen, or given, is nothing that the person has meant to change.
      return isAt(before, bodyOf(seen)) && (seen.discount || !before.discount)
        ? dispatch(sendOrder(body))
        : { ok: false, failure: refusedFor(t('The order changed since you last looked.')) };
    };
    const outcome = await confirmWrite(write, read, (found) => isAt(found, body) && found, {
      http,
      onSearch,
    });
    if (outcome.status !== 'unknown') keys.settle(body);
    if (outcome.status !== 'saved') {
      // What is said of it stands beside the order as it is by then.
      sync.refresh();
      await sync.settled();
      return isNewest() ? failureOf(outcome.status, outcome.failure) : null;
    }
    const { number, item_count } = outcome.value;
    // What was asked of the order as it was is over.
    if (getState().creating.status === 'asking')
      dispatch(changed({ creating: { status: 'idle' } }));
    await dispatch(showOrder(before.id));
    const isPriced = item_count > 0 && isPricedAnew(before, outcome.value);
    dispatch(changed({ moved: { number, lost: before.item_count - item_count, isPriced } }));
    dispatch(tellChanged());
    return null;
  };
