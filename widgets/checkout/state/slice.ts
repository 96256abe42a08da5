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

interface AddedAccount {
  account: BankAccount;
  requestId: number;
}

export interface CheckoutState {
  summary: Load<CheckoutSummary>;
  /** The shipping that was asked for last, and the request that asked: an older answer is not shown. */
  shipping: readonly ShippingChoice[];
  latest: number;
  /** Accounts that were added here, each with when: the answer to an older question does not know them. */
  added: readonly AddedAccount[];
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
  added: [],
  placing: { status: 'idle' },
  sent: null,
  shippingRefusal: null,
};

export const placingChanged = (payload: Placing) =>
  ({ type: 'checkout/placingChanged', payload }) as const;
export const orderSent = (payload: string) => ({ type: 'checkout/orderSent', payload }) as const;
export const shippingRefused = (payload: Failure | null) =>
  ({ type: 'checkout/shippingRefused', payload }) as const;
export const bankAccountAdded = (payload: AddedAccount) =>
  ({ type: 'checkout/bankAccountAdded', payload }) as const;

/** The summary that was asked for by this request, with the accounts that were added since. */
function withAdded(
  summary: CheckoutSummary,
  added: readonly AddedAccount[],
  asked: number,
): CheckoutSummary {
  const { bank_accounts: known } = summary;
  const missing = added
    .filter(({ requestId }) => requestId > asked)
    .map(({ account }) => account)
    .filter((account) => !known.some(({ id }) => id === account.id));
  return { ...summary, bank_accounts: [...known, ...missing] };
}

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
      state.summary = ready(withAdded(payload, state.added, meta.requestId));
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
    state.added = [...state.added, payload];
    if (state.summary.status === 'idle' || !state.summary.value) return;
    state.summary.value = withAdded(state.summary.value, [payload], 0);
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<CheckoutState, CheckoutConfig>();
