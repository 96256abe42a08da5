import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type {
  CheckoutSummary,
  PlacedOrder,
  PlaceOrderBody,
  ShippingChoice,
} from '../../../shared/contract/checkout';
import type { FailureKind } from '../../../shared/http/failure';
import type { Result } from '../../../shared/store/load';
import { cartOf } from '../order';
import { loadSummary, rereadSummary, sendOrder, type CheckoutExtra } from './requests';
import { selectIsUnderWay, selectSummary } from './selectors';
import {
  orderSent,
  placingChanged,
  shippingRefused,
  type CheckoutState,
  type Placing,
} from './slice';

export type Flow<T> = ThunkAction<Promise<T>, CheckoutState, CheckoutExtra, Action>;

export const openCheckout = (): Flow<void> => async (dispatch) => {
  await dispatch(loadSummary([]));
};

/**
 * Asks what the order costs with this shipping. Answers true when the server refuses it, and no other was chosen
 * since: its own choice has to stand then.
 */
export const askShipping =
  (shipping: readonly ShippingChoice[]): Flow<boolean> =>
  async (dispatch, getState) => {
    dispatch(shippingRefused(null));
    const loading = dispatch(loadSummary(shipping));
    const { latest } = getState();
    const load = await loading;
    if (load.ok || load.failure.kind !== 'refused' || getState().latest !== latest) return false;
    dispatch(shippingRefused(load.failure));
    return true;
  };

/** After these the view never ran or said no: nothing was placed and nothing was added. */
export const isDefinite: ReadonlySet<FailureKind> = new Set([
  'refused',
  'forbidden',
  'session-ended',
  'csrf',
  'not-found',
]);

/**
 * Milliseconds before each look at the truth. A view whose answer was given up may still be at work: one look
 * would call an order missing that is there a moment later. A page that gives its views less time than the usual
 * half minute has quicker ones.
 */
const looks = (timeout = 30) => [0, Math.min(timeout / 30, 1) * 1000];

/** Reads the summary until `found` finds in it what was sent. Answers null when it is not there. */
export const lookFor =
  <T>(found: (summary: CheckoutSummary) => T | null | undefined): Flow<Result<T | null>> =>
  async (dispatch, getState, { config }) => {
    for (const wait of looks(config.timeout)) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const now = await dispatch(rereadSummary(getState().shipping));
      if (!now.ok) return now;
      const value = found(now.value);
      if (value != null) return { ok: true, value };
    }
    return { ok: true, value: null };
  };

/**
 * Places the order, once however often this is called. Answers the order when the server has it; otherwise
 * what is true stands in `placing`.
 */
export const placeOrder =
  (body: PlaceOrderBody, key: string): Flow<PlacedOrder | null> =>
  async (dispatch, getState) => {
    const { placing } = getState();
    if (selectIsUnderWay(getState()) || placing.status === 'unknown') return null;
    // The one that was lost may have arrived since.
    if (placing.status === 'not-placed') {
      const order = await dispatch(checkOutcome());
      if (order || getState().placing.status !== 'not-placed') return order;
    }
    const summary = selectSummary(getState());
    if (summary) dispatch(orderSent(cartOf(summary)));
    dispatch(placingChanged({ status: 'sending' }));
    const sent = await dispatch(sendOrder({ body, key }));
    if (sent.ok) return sent.value.order;
    const { failure } = sent;
    if (!isDefinite.has(failure.kind)) return dispatch(checkOutcome());
    dispatch(placingChanged({ status: 'refused', failure }));
    // What was refused is no longer as it was shown, or ordered already.
    if (failure.kind === 'refused') await dispatch(rereadSummary(getState().shipping));
    return null;
  };

/** After a lost answer: reads what is true, and claims nothing before. Answers the order if there is one. */
export const checkOutcome = (): Flow<PlacedOrder | null> => async (dispatch, getState) => {
  dispatch(placingChanged({ status: 'checking' }));
  const look = await dispatch(lookFor(({ order }) => order));
  if (look.ok && look.value) return look.value;
  dispatch(
    placingChanged(look.ok ? verdict(getState()) : { status: 'unknown', failure: look.failure }),
  );
  return null;
};

/**
 * What a summary without an order tells of one that was sent. A server need not name the order there: only when
 * it still has the same cart to be placed was there none.
 */
function verdict(state: CheckoutState): Placing {
  const summary = selectSummary(state);
  const isThere = summary?.can_place_order === true && cartOf(summary) === state.sent;
  return isThere ? { status: 'not-placed' } : { status: 'unknown', failure: null };
}

/** An earlier visit sent this cart and did not learn what became of it. */
export const resumeOrder =
  (cart: string): ThunkAction<void, CheckoutState, CheckoutExtra, Action> =>
  (dispatch, getState) => {
    dispatch(orderSent(cart));
    dispatch(placingChanged(verdict(getState())));
  };

/** Back brought the page out as it was left: it is read again, and nothing on it stays busy. */
export const returnToPage = (): Flow<void> => async (dispatch, getState) => {
  const { status } = getState().placing;
  // What is on its way ends by itself.
  if (status === 'sending' || status === 'checking') return;
  const wasLeft = status === 'leaving';
  if (wasLeft) dispatch(placingChanged({ status: 'checking' }));
  const now = await dispatch(rereadSummary(getState().shipping));
  if (!wasLeft) return;
  dispatch(
    placingChanged(now.ok ? { status: 'idle' } : { status: 'unknown', failure: now.failure }),
  );
};
