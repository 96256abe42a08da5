import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import type { Cart, Change, Placed } from '../cart';
import type { CartConfig } from '../config';
import { loadCart } from './requests';

/** An edit that the server did not take. */
export interface Refusal extends Placed {
  asked: number;
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

/** What the queue of writes shows. */
export interface CartView {
  cart: Cart;
  /** Keys of the edits that the server has not confirmed. */
  pending: string[];
  stalled: Failure | null;
}

export interface CartState {
  cart: Load<Cart>;
  pending: string[];
  stalled: Failure | null;
  refusals: Refusal[];
  /** The server did not take the last clear. */
  clearFailure: Failure | null;
  changes: Change[];
  /** What went last, with the quantities it had. */
  removed: Placed[];
  /** The line that takes the focus next. */
  focusKey: string | null;
}

const initialState: CartState = {
  cart: idle,
  pending: [],
  stalled: null,
  refusals: [],
  clearFailure: null,
  changes: [],
  removed: [],
  focusKey: null,
};

export const viewChanged = (payload: CartView) => ({ type: 'cart/viewChanged', payload }) as const;
export const editRefused = (payload: Refusal) => ({ type: 'cart/editRefused', payload }) as const;
export const clearFailed = (payload: Failure | null) =>
  ({ type: 'cart/clearFailed', payload }) as const;
export const refusalDismissed = (payload: string) =>
  ({ type: 'cart/refusalDismissed', payload }) as const;
export const changedElsewhere = (payload: Change[]) =>
  ({ type: 'cart/changedElsewhere', payload }) as const;
export const changeDismissed = (payload: string) =>
  ({ type: 'cart/changeDismissed', payload }) as const;
export const linesRemoved = (payload: Placed[]) =>
  ({ type: 'cart/linesRemoved', payload }) as const;
export const focusMoved = (payload: string | null) =>
  ({ type: 'cart/focusMoved', payload }) as const;

const without = <T extends Placed | Change>(list: T[], key: string) =>
  list.filter(({ line }) => line.key !== key);

export const cartReducer = createReducer<CartState>(initialState, (on) => {
  on(loadCart.pending, (state) => {
    state.cart = pending<Cart>(state.cart);
  });
  on(loadCart.rejected, (state, { payload }) => {
    state.cart = failed<Cart>(state.cart, payload);
  });

  on<ReturnType<typeof viewChanged>>('cart/viewChanged', (state, { payload }) => {
    state.cart = ready(payload.cart);
    state.pending = payload.pending;
    state.stalled = payload.stalled;
  });
  on<ReturnType<typeof editRefused>>('cart/editRefused', (state, { payload }) => {
    state.refusals = [...without(state.refusals, payload.line.key), payload];
    // It is still there: nothing to bring back.
    if (payload.asked === 0) state.removed = without(state.removed, payload.line.key);
  });
  on<ReturnType<typeof clearFailed>>('cart/clearFailed', (state, { payload }) => {
    state.clearFailure = payload;
  });
  on<ReturnType<typeof refusalDismissed>>('cart/refusalDismissed', (state, { payload }) => {
    state.refusals = without(state.refusals, payload);
  });
  on<ReturnType<typeof changedElsewhere>>('cart/changedElsewhere', (state, { payload }) => {
    for (const change of payload) {
      state.changes = [...without(state.changes, change.line.key), change];
    }
  });
  on<ReturnType<typeof changeDismissed>>('cart/changeDismissed', (state, { payload }) => {
    state.changes = without(state.changes, payload);
  });
  on<ReturnType<typeof linesRemoved>>('cart/linesRemoved', (state, { payload }) => {
    state.removed = payload;
  });
  on<ReturnType<typeof focusMoved>>('cart/focusMoved', (state, { payload }) => {
    state.focusKey = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<CartState, CartConfig>();
