import type { DiscountAnswer, DiscountBody } from '../../../shared/contract/orderingShapes';
import type { Failure } from '../../../shared/http/failure';
import type { Result } from '../../../shared/store/load';
import type { Order } from '../order';
import { engineOf } from './engine';
import { tellChanged, type Flow } from './flows';
import { outcomeOf } from './outcome';
import { readOrder, sendDiscount } from './requests';
import { selectOrder } from './selectors';

/** Why a discount was not taken: the server's own list, or that the call failed. */
export type Refused = { errors: readonly string[] } | { failure: Failure };

/** What a discount would come to. Changes nothing. */
export const previewDiscount =
  (body: DiscountBody): Flow<Promise<Result<DiscountAnswer>>> =>
  async (dispatch, getState) =>
    dispatch(sendDiscount({ orderId: getState().orderId ?? '', body: { ...body, preview: true } }));

/** Sets, changes or removes the discount. Answers null when the server has done so. */
export const applyDiscount =
  (body: DiscountBody): Flow<Promise<Refused | null>> =>
  async (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    const { orderId } = getState();
    if (!engine || orderId === null) return null;
    const isSettled = await engine.settled();
    const { stalled } = getState();
    if (!isSettled && stalled) return { failure: stalled };

    const sent = await dispatch(sendDiscount({ orderId, body }));
    if (sent.ok && sent.value.errors.length > 0) return { errors: sent.value.errors };
    if (!sent.ok) {
      // Whatever went wrong, the order says whether it has the discount.
      const now = await dispatch(readOrder({ orderId }));
      if (!now.ok || !hasDiscount(now.value, body))
        return { failure: outcomeOf(sent.failure, now.ok) };
    }
    const order = selectOrder(getState());
    if (sent.ok && order) {
      const { discount, totals } = sent.value;
      engine.show({ order: { ...order, discount, totals } });
    }
    engine.refresh();
    dispatch(tellChanged());
    return null;
  };

const hasDiscount = ({ discount: now }: Order, { discount_type, discount }: DiscountBody) => {
  if (discount_type === 'none') return now === null;
  const value = discount_type === 'percentage' ? now?.percentage : now?.amount;
  return now?.discount_type === discount_type && Number(value) === Number(discount);
};
