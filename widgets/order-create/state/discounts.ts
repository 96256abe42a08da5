import type { DiscountAnswer, DiscountBody } from '@shared/contract/orderingShapes';
import { confirmWrite } from '@shared/http/confirmWrite';
import { mapResult, type Result } from '@shared/http/result';
import type { Failure } from '@shared/http/failure';
import { totalsIn } from '@shared/answers/order';
import { errorsIn } from '../model/lateAnswers';
import type { Order } from '../model/order';
import { tellChanged } from './orderSync';
import type { Thunk } from './thunks';
import { failureOf, newestOf, refusedFor, unsettled } from './outcome';
import { calling, callsOf, readOrder, type OfOrder, type OrderExtra } from './requests';
import { selectOrder } from './selectors';
import { changed } from './slice';

/** What a discount comes to. */
export interface DiscountOutcome {
  /** Why it was not taken. */
  errors: readonly string[];
  /** Null where the answer does not tell. */
  now: Pick<DiscountAnswer, 'discount' | 'totals'> | null;
}

const sendDiscount = calling(
  (arg: OfOrder & { body: DiscountBody }, extra: OrderExtra): Promise<Result<DiscountOutcome>> =>
    mapResult(callsOf(extra, arg).discount(arg.body), (answer) => {
      const totals = totalsIn(answer);
      return { errors: errorsIn(answer), now: totals ? { ...answer, totals } : null };
    }),
);

/** Why a discount was not taken: the server's own list, or that the call failed. */
export type Refused = { errors: readonly string[] } | { failure: Failure };

export const failureIn = (why: Refused): Failure =>
  'failure' in why ? why.failure : refusedFor(why.errors.join(' '));

/** What a discount would come to. Changes nothing. */
export const previewDiscount =
  (body: DiscountBody): Thunk<Promise<Result<DiscountOutcome>>> =>
  async (dispatch, getState) =>
    dispatch(sendDiscount({ orderId: getState().orderId ?? '', body: { ...body, preview: true } }));

/** What the order shows of a discount whose answer was lost. */
const untold: DiscountOutcome = { errors: [], now: null };

/** Sets, changes or removes the discount. Returns null when the server has done so, or another was asked for since. */
export const applyDiscount =
  (body: DiscountBody, onSearch: () => void): Thunk<Promise<Refused | null>> =>
  async (dispatch, getState, { http, services }) => {
    const { sync } = services;
    const { orderId } = getState();
    if (!sync || orderId === null) return null;
    const isNewest = newestOf(services, 'discount');
    dispatch(changed({ late: null }));
    if (!(await sync.settled())) return { failure: unsettled(getState()) };

    const outcome = await confirmWrite(
      () => dispatch(sendDiscount({ orderId, body })),
      () => dispatch(readOrder({ orderId })),
      (now) => hasDiscount(now, body) && untold,
      { http, onSearch },
    );
    if (outcome.status !== 'saved')
      return isNewest() ? { failure: failureOf(outcome.status, outcome.failure) } : null;
    const { errors, now } = outcome.value;
    if (errors.length > 0) return { errors };
    const order = selectOrder(getState());
    // What the answer does not tell is read.
    if (now && order) {
      const { discount, totals } = now;
      sync.show({ order: { ...order, discount: discount ?? null, totals } });
    }
    sync.refresh();
    dispatch(tellChanged());
    return null;
  };

const hasDiscount = ({ discount: now }: Order, { discount_type, discount }: DiscountBody) => {
  if (discount_type === 'none') return now === null;
  const value = discount_type === 'percentage' ? now?.percentage : now?.amount;
  return now?.discount_type === discount_type && Number(value) === Number(discount);
};
