import type { ShippingChoice } from '@shared/contract/checkout';
import type { Search } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { CheckoutConfig } from '../config';
import type { BankAccount, PlacedOrder, Summary } from '../model/summary';
import { summary } from './requests';
import { selectIsPriced } from './selectors';

/** What becomes of the order. */
export type Placing =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The server has it, and the next page is on its way. */
  | { status: 'leaving'; order: PlacedOrder }
  /** The server has it, and no page follows. */
  | { status: 'placed'; order: PlacedOrder }
  /** The answer was lost, and the truth is being read, until the server's own limit if need be. */
  | { status: 'checking'; search: Search | null }
  /** The answer was lost, and the truth could not be read, or (kind `unknown-outcome`) what was read does not tell it. */
  | { status: 'unknown'; failure: Failure }
  /**
   * The answer was lost, and the server has no order: the cart that was sent is still to be placed. While that is new,
   * the second click of a double click may still come, and is no wish to send it again.
   */
  | { status: 'not-placed'; isNew: boolean }
  | { status: 'refused'; failure: Failure };

/** An order that was sent: its lines as `cartOf` tells them, and when, in milliseconds since 1970. */
export interface Sent {
  cart: string;
  at: number;
}

export interface CheckoutState {
  summary: ResourceState<Summary>;
  /** Why the summary is known to be old, also while it is tried again; null once the server has answered. */
  stale: Failure | null;
  /** The shipping that was chosen last. */
  shipping: readonly ShippingChoice[];
  /** The shipping whose costs the summary has. */
  pricedFor: readonly ShippingChoice[];
  /** Accounts that were added since the summary was read. */
  added: readonly BankAccount[];
  placing: Placing;
  sent: Sent | null;
  /** Why the shipping that was chosen gave way to the server's own. */
  shippingRefusal: Failure | null;
}

const initialState: CheckoutState = {
  summary: summary.initial,
  stale: null,
  shipping: [],
  pricedFor: [],
  added: [],
  placing: { status: 'idle' },
  sent: null,
  shippingRefusal: null,
};

export const placingChanged = defineEvent<Placing>('checkout/placingChanged');
export const orderSent = defineEvent<Sent>('checkout/orderSent');
export const shippingChosen = defineEvent<readonly ShippingChoice[]>('checkout/shippingChosen');
export const shippingRefused = defineEvent<Failure | null>('checkout/shippingRefused');
export const bankAccountAdded = defineEvent<BankAccount>('checkout/bankAccountAdded');

export const checkoutReducer = createReducer<CheckoutState>(initialState, (on) => {
  summary.reduce(
    on,
    'summary',
    (state, _, shipping) => {
      state.pricedFor = [...shipping];
      state.added = [];
      state.stale = null;
    },
    (state, failure) => {
      state.stale = failure;
    },
  );
  on(placingChanged, (state, { payload }) => {
    state.placing = payload;
  });
  on(orderSent, (state, { payload }) => {
    state.sent = payload;
  });
  on(shippingChosen, (state, { payload }) => {
    state.shipping = [...payload];
    // What failed before was another question; its costs are on their way.
    if (!selectIsPriced(state)) state.stale = null;
  });
  on(shippingRefused, (state, { payload }) => {
    state.shippingRefusal = payload;
  });
  on(bankAccountAdded, (state, { payload }) => {
    state.added = [...state.added, payload];
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<CheckoutState, CheckoutConfig>();
