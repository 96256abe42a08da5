import type {
  BankAccount,
  CheckoutSummary,
  PlacedOrder,
  ShippingChoice,
} from '../../../shared/contract/checkout';
import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import type { CheckoutConfig } from '../config';
import { loadSummary, rereadSummary } from './requests';

/** What becomes of the order. */
export type Placing =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The server has it, and the next page is on its way. */
  | { status: 'leaving'; order: PlacedOrder }
  /** The answer was lost, and the truth is being read. */
  | { status: 'checking' }
  /** The answer was lost, and the truth could not be read, or (`failure` is null) what was read does not tell it. */
  | { status: 'unknown'; failure: Failure | null }
  /** The answer was lost, and the server has no order: the cart that was sent is still to be placed. */
  | { status: 'not-placed' }
  | { status: 'refused'; failure: Failure };

export interface CheckoutState {
  summary: Load<CheckoutSummary>;
  /** The shipping that was asked for last, and the request that asked: an older answer is not shown. */
  shipping: readonly ShippingChoice[];
  latest: number;
  placing: Placing;
  /** The lines of the order that was sent last. */
  sent: string | null;
  /** Why the shipping that was chosen gave way to the server's own. */
  shippingRefusal: Failure | null;
}

const initialState: CheckoutState = {
  summary: idle,
  shipping: [],
  latest: 0,
  placing: { status: 'idle' },
  sent: null,
  shippingRefusal: null,
};

export const placingChanged = (payload: Placing) =>
  ({ type: 'checkout/placingChanged', payload }) as const;
export const orderSent = (payload: string) => ({ type: 'checkout/orderSent', payload }) as const;
export const shippingRefused = (payload: Failure | null) =>
  ({ type: 'checkout/shippingRefused', payload }) as const;
export const bankAccountAdded = (payload: BankAccount) =>
  ({ type: 'checkout/bankAccountAdded', payload }) as const;

export const checkoutReducer = createReducer<CheckoutState>(initialState, (on) => {
  on(loadSummary.pending, (state, { meta }) => {
    state.summary = pending<CheckoutSummary>(state.summary);
    state.shipping = [...meta.arg];
    state.latest = meta.requestId;
  });
  on(loadSummary.rejected, (state, { payload, meta }) => {
    if (meta.requestId < state.latest) return;
    state.summary = failed<CheckoutSummary>(state.summary, payload);
  });
  for (const read of [loadSummary, rereadSummary]) {
    on(read.fulfilled, (state, { payload, meta }) => {
      if (meta.requestId < state.latest) return;
      state.summary = ready(payload);
      state.latest = meta.requestId;
    });
  }

  on<ReturnType<typeof placingChanged>>('checkout/placingChanged', (state, { payload }) => {
    state.placing = payload;
  });
  on<ReturnType<typeof orderSent>>('checkout/orderSent', (state, { payload }) => {
    state.sent = payload;
  });
  on<ReturnType<typeof shippingRefused>>('checkout/shippingRefused', (state, { payload }) => {
    state.shippingRefusal = payload;
  });
  on<ReturnType<typeof bankAccountAdded>>('checkout/bankAccountAdded', (state, { payload }) => {
    if (state.summary.status === 'idle' || !state.summary.value) return;
    const accounts = state.summary.value.bank_accounts;
    if (!accounts.some(({ id }) => id === payload.id)) accounts.push(payload);
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<CheckoutState, CheckoutConfig>();
