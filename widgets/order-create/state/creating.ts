import type { OrderBody, OrderErrors } from '../../../shared/contract/orderingShapes';
import { fillUrl } from '../../../shared/fillUrl';
import type { Failure } from '../../../shared/http/failure';
import { navigate } from '../../../shared/navigate';
import { newKey } from '../newKey';
import type { Order } from '../order';
import { engineOf } from './engine';
import { showOrder, tellChanged, type Flow } from './flows';
import { outcomeOf } from './outcome';
import { readOrder, sendOrder, validateOrder, type OrderExtra } from './requests';
import { selectOrder } from './selectors';
import { changed } from './slice';

/** The key of the attempt under way: the same until the server has said yes or no. */
const keys = new WeakMap<OrderExtra, string>();

const keyOf = (extra: OrderExtra): string => {
  const key = keys.get(extra) ?? newKey();
  keys.set(extra, key);
  return key;
};

export const hasErrors = ({ errors, errors_rule_items, errors_rule_order }: OrderErrors): boolean =>
  errors.length + errors_rule_items.length + errors_rule_order.length > 0;

/** Creates the order, once, when nothing is wrong with it. */
export const createOrder = (): Flow<Promise<void>> => async (dispatch, getState, extra) => {
  const engine = engineOf(extra);
  const { creating, orderId } = getState();
  if (!engine || orderId === null || creating.status === 'pending') return;
  dispatch(changed({ creating: { status: 'pending' } }));
  const fail = (failure: Failure) => dispatch(changed({ creating: { status: 'failed', failure } }));

  const isSettled = await engine.settled();
  const { stalled } = getState();
  if (!isSettled || stalled) {
    dispatch(changed({ creating: { status: 'idle' } }));
    return;
  }
  const checked = await dispatch(validateOrder({ orderId }));
  const order = selectOrder(getState());
  if (!checked.ok) fail(checked.failure);
  else if (hasErrors(checked.value)) dispatch(changed({ creating: { status: 'idle' } }));
  else if (order) await dispatch(send(order, fail));
};

const bodyOf = (order: Order): OrderBody => ({
  id: order.id,
  is_draft: false,
  dispensary_id: order.dispensary_id,
  dispensary_location_id: order.dispensary_location_id,
  stock_location_id: order.stock_location_id,
});

const send =
  (order: Order, fail: (failure: Failure) => void): Flow<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    const sent = await dispatch(sendOrder({ body: bodyOf(order), key: keyOf(extra) }));
    // Whatever went wrong, the order says whether it was created.
    const now = sent.ok ? sent : await dispatch(readOrder({ orderId: order.id }));
    if (now.ok && now.value.status === 'created') {
      dispatch(finish(now.value));
      return;
    }
    if (sent.ok) return;
    if (sent.failure.kind === 'refused') {
      keys.delete(extra);
      void dispatch(validateOrder({ orderId: order.id }));
    }
    fail(outcomeOf(sent.failure, now.ok));
  };

const finish =
  (order: Order): Flow<void> =>
  (dispatch, _getState, extra) => {
    engineOf(extra)?.show({ order });
    dispatch(changed({ creating: { status: 'created' } }));
    dispatch(tellChanged());
    const { created } = extra.config.urls ?? {};
    if (created) navigate(extra.events, 'order-create', fillUrl(created, { id: order.id }));
  };

/** Starts an order, or moves the one there is. Answers why not, null when it is done. */
export const placeOrder =
  (body: OrderBody, key: string): Flow<Promise<Failure | null>> =>
  async (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    if (engine && !(await engine.settled())) return getState().stalled;
    const before = selectOrder(getState());
    const sent = await dispatch(sendOrder({ body, key }));
    if (!sent.ok) return sent.failure;
    const { id, number, item_count } = sent.value;
    if (!before) {
      // Its screen stands in the place of the dialog, and says how far it is.
      void dispatch(showOrder(id));
      return null;
    }
    await dispatch(showOrder(id));
    dispatch(changed({ moved: { number, lost: before.item_count - item_count } }));
    dispatch(tellChanged());
    return null;
  };
