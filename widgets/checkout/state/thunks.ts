import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { PlaceOrderBody, ShippingChoice } from '@shared/contract/checkout';
import { confirmWrite, findWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { cartOf } from '../model/order';
import type { PlacedOrder, Summary } from '../model/summary';
import { sendOrder, summary, type CheckoutExtra } from './requests';
import { selectIsUnderWay, selectSummary } from './selectors';
import {
  orderSent,
  placingChanged,
  shippingChosen,
  shippingRefused,
  type CheckoutState,
  type Sent,
} from './slice';

export type Thunk<T> = ThunkAction<T, CheckoutState, CheckoutExtra, Action>;

/** Reads the summary for this shipping. */
export const showShipping =
  (shipping: readonly ShippingChoice[]): Thunk<Promise<Result<Summary>>> =>
  (dispatch) => {
    dispatch(shippingChosen(shipping));
    return dispatch(summary.read(shipping));
  };

export const openCheckout = (): Thunk<Promise<void>> => async (dispatch) => {
  await dispatch(showShipping([]));
};

/**
 * Reads the summary anew for the shipping that is chosen; what is shown stays meanwhile. Shipping that the server
 * refuses by now, or of a cart that has become an order, could never be priced: its own choice counts then.
 */
export const refetchSummary = (): Thunk<Promise<Result<Summary>>> => async (dispatch, getState) => {
  const { shipping } = getState();
  const now = await dispatch(summary.read(shipping));
  const isRefused = !now.ok && now.failure.kind === 'refused' && shipping.length > 0;
  // Another one was chosen since.
  if (!isRefused || getState().shipping !== shipping) return now;
  dispatch(shippingRefused(now.failure));
  return dispatch(showShipping([]));
};

/** Asks what the order costs with this shipping. */
export const askShipping =
  (shipping: readonly ShippingChoice[]): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(shippingRefused(null));
    dispatch(shippingChosen(shipping));
    await dispatch(refetchSummary());
  };

const lost: Failure = { kind: 'unknown-outcome', status: null, message: '', fields: [] };

/** The server took the order: only its number is missing. */
const unnamed: Failure = { ...lost, kind: 'server' };

/**
 * Places the order, once however often this is called. Resolves to the order when the server has it; otherwise
 * what is true stands in `placing`.
 */
export const placeOrder =
  (body: PlaceOrderBody, key: string): Thunk<Promise<PlacedOrder | null>> =>
  async (dispatch, getState, extra) => {
    const { placing } = getState();
    if (selectIsUnderWay(getState()) || placing.status === 'unknown') return null;
    // The one that was lost may have arrived since.
    if (placing.status === 'not-placed') {
      const order = await dispatch(checkOutcome());
      if (order || getState().placing.status !== 'not-placed') return order;
    }
    const shown = selectSummary(getState());
    const sent: Sent = { cart: shown ? cartOf(shown) : '', at: Date.now() };
    dispatch(orderSent(sent));
    dispatch(placingChanged({ status: 'sending' }));

    const send = async () => {
      const answer = await sendOrder(extra, body, key);
      const isOpen = answer.ok ? answer.value === null : mayHaveHappened(answer.failure);
      if (isOpen) dispatch(placingChanged({ status: 'checking', search: null }));
      return answer;
    };
    const outcome = await confirmWrite(send, () => dispatch(refetchSummary()), orderOf(sent), {
      http: extra.http,
      onSearch: (search) => dispatch(placingChanged({ status: 'checking', search })),
    });
    if (outcome.status !== 'saved' || outcome.value) return dispatch(settle(outcome));
    return dispatch(findUnnamed());
  };

/** After a lost answer: reads what is true, and claims nothing before. Resolves to the order if there is one. */
export const checkOutcome =
  (): Thunk<Promise<PlacedOrder | null>> =>
  async (dispatch, getState, { http, config }) => {
    const { sent } = getState();
    dispatch(placingChanged({ status: 'checking', search: null }));
    // Its answer may have been waited for until the call was given up, and lost only then.
    const since = (sent?.at ?? 0) + 1000 * (config.timeout ?? 30);
    const outcome = await findWrite(lost, () => dispatch(refetchSummary()), orderOf(sent), {
      http,
      since,
      onSearch: (search) => dispatch(placingChanged({ status: 'checking', search })),
    });
    return dispatch(settle(outcome));
  };

/**
 * The server took the order and does not say which it is. Where nothing is left in the cart, that is the order all the
 * same; where everything is, nobody can tell.
 */
const findUnnamed =
  (): Thunk<Promise<PlacedOrder | null>> =>
  async (dispatch, _getState, { http }) => {
    const find = ({ order, items }: Summary) =>
      order ?? (items.length === 0 ? { number: '', url: '' } : null);
    return dispatch(
      settle(await findWrite(unnamed, () => dispatch(refetchSummary()), find, { http })),
    );
  };

/** Of a write that is not there: it did not arrive, or the server failed over it. The same one may be sent again. */
export const isAbsent = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'server';

/** Milliseconds after a verdict in which the second click of a double click may still come. */
export const secondClickMilliseconds = 1000;

const sayNotPlaced = (): Thunk<void> => (dispatch, getState) => {
  dispatch(placingChanged({ status: 'not-placed', isNew: true }));
  const said = getState().placing;
  setTimeout(() => {
    if (getState().placing !== said) return;
    dispatch(placingChanged({ status: 'not-placed', isNew: false }));
  }, secondClickMilliseconds);
};

/** Says what became of an order. Resolves to it if the server has it. */
const settle =
  (outcome: WriteOutcome<PlacedOrder | null>): Thunk<Promise<PlacedOrder | null>> =>
  async (dispatch) => {
    if (outcome.status === 'saved') return outcome.value;
    const { status, failure } = outcome;
    if (status === 'unknown') dispatch(placingChanged({ status, failure }));
    else if (isAbsent(failure)) dispatch(sayNotPlaced());
    else {
      dispatch(placingChanged({ status: 'refused', failure }));
      // What was refused is no longer as it was shown, or ordered already.
      if (failure.kind === 'refused') await dispatch(refetchSummary());
    }
    return null;
  };

/**
 * The order that a summary names. A server need not name it there: only when it still has the same cart to be placed
 * was there none.
 */
const orderOf =
  (sent: Sent | null) =>
  (now: Summary): PlacedOrder | false | null => {
    if (now.order) return now.order;
    return now.can_place_order === true && cartOf(now) === sent?.cart ? false : null;
  };

/** An earlier visit sent this cart and did not learn what became of it. */
export const resumeOrder =
  (sent: Sent): Thunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(orderSent(sent));
    const order = await dispatch(checkOutcome());
    if (order) dispatch(placingChanged({ status: 'placed', order }));
  };

/** Someone is back at the page, or Back brought it out as it was left: it is read again, and nothing stays busy. */
export const returnToPage = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { placing, summary: load } = getState();
  // What is on its way ends by itself.
  if (placing.status === 'sending' || placing.status === 'checking') return;
  if (placing.status !== 'leaving') {
    if (load.status === 'pending') return;
    const now = await dispatch(refetchSummary());
    if (!now.ok || now.value.order) return;
    const isEmpty = now.value.items.length === 0;
    // The cart after the one that was ordered.
    if (placing.status === 'placed' && !isEmpty) dispatch(placingChanged({ status: 'idle' }));
    // Whatever emptied the cart since: that the order was not placed is no longer known.
    if (placing.status === 'not-placed' && isEmpty) {
      dispatch(placingChanged({ status: 'unknown', failure: lost }));
    }
    return;
  }
  dispatch(placingChanged({ status: 'checking', search: null }));
  const now = await dispatch(refetchSummary());
  dispatch(
    placingChanged(now.ok ? { status: 'idle' } : { status: 'unknown', failure: now.failure }),
  );
};
