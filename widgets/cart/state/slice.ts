import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import { removals, type Cart, type Part, type Parts, type Placed } from '../cart';
import { joinChanges, type Change, type Conflict } from '../changes';
import type { CartConfig } from '../config';
import { loadCart, readPart } from './requests';

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
  /** Edits that are shown and not sent, because someone else has changed their lines. */
  conflicts: Conflict[];
}

export interface CartState {
  cart: Load<Cart>;
  /** What counts where the cart itself does not bring it. */
  parts: Record<Part, Load<Parts>>;
  /** The last request of each part: an answer to an older one is dropped. */
  asked: Record<Part, number>;
  pending: string[];
  stalled: Failure | null;
  conflicts: Conflict[];
  refusals: Refusal[];
  /** The server did not take the last clear. */
  clearFailure: Failure | null;
  changes: Change[];
  /** What went, with the quantities it had: each is what one undo brings back. */
  removals: Placed[][];
  /** The line that takes the focus next. */
  focusKey: string | null;
}

const initialState: CartState = {
  cart: idle,
  parts: { summary: idle, notices: idle },
  asked: { summary: 0, notices: 0 },
  pending: [],
  stalled: null,
  conflicts: [],
  refusals: [],
  clearFailure: null,
  changes: [],
  removals: [],
  focusKey: null,
};

export const viewChanged = (payload: CartView) => ({ type: 'cart/viewChanged', payload }) as const;
export const editRefused = (payload: Refusal) => ({ type: 'cart/editRefused', payload }) as const;
export const clearFailed = (payload: Failure | null) =>
  ({ type: 'cart/clearFailed', payload }) as const;
export const changedElsewhere = (payload: Change[]) =>
  ({ type: 'cart/changedElsewhere', payload }) as const;
/** What was said of some lines is no longer to be said: it was read, or they were edited again. */
export const notesDismissed = (payload: readonly string[]) =>
  ({ type: 'cart/notesDismissed', payload }) as const;
export const linesRemoved = (payload: Placed[]) =>
  ({ type: 'cart/linesRemoved', payload }) as const;
export const removalUndone = (payload: readonly string[]) =>
  ({ type: 'cart/removalUndone', payload }) as const;
export const removalsForgotten = () => ({ type: 'cart/removalsForgotten' }) as const;
export const focusMoved = (payload: string | null) =>
  ({ type: 'cart/focusMoved', payload }) as const;

const without = <T extends Refusal | Change>(list: T[], ...keys: readonly string[]) =>
  list.filter(({ line }) => !keys.includes(line.key));

export const cartReducer = createReducer<CartState>(initialState, (on) => {
  on(loadCart.pending, (state) => {
    state.cart = pending<Cart>(state.cart);
  });
  on(loadCart.rejected, (state, { payload }) => {
    state.cart = failed<Cart>(state.cart, payload);
  });

  on(readPart.pending, ({ parts, asked }, { meta: { arg, requestId } }) => {
    asked[arg.part] = requestId;
    if (!arg.isQuiet) parts[arg.part] = pending<Parts>(parts[arg.part]);
  });
  on(readPart.fulfilled, ({ parts, asked }, { meta: { arg, requestId }, payload }) => {
    if (requestId === asked[arg.part]) parts[arg.part] = ready(payload);
  });
  on(readPart.rejected, ({ parts, asked }, { meta: { arg, requestId }, payload }) => {
    if (requestId === asked[arg.part]) parts[arg.part] = failed<Parts>(parts[arg.part], payload);
  });

  on<ReturnType<typeof viewChanged>>('cart/viewChanged', (state, { payload }) => {
    state.cart = ready(payload.cart);
    state.pending = payload.pending;
    state.stalled = payload.stalled;
    state.conflicts = payload.conflicts;
  });
  on<ReturnType<typeof editRefused>>('cart/editRefused', (state, { payload }) => {
    state.refusals = [...without(state.refusals, payload.line.key), payload];
    // It is still there: nothing to bring back.
    if (payload.asked === 0) state.removals = removals.without(state.removals, [payload.line.key]);
  });
  on<ReturnType<typeof clearFailed>>('cart/clearFailed', (state, { payload }) => {
    state.clearFailure = payload;
  });
  on<ReturnType<typeof notesDismissed>>('cart/notesDismissed', (state, { payload }) => {
    state.refusals = without(state.refusals, ...payload);
    state.changes = without(state.changes, ...payload);
  });
  on<ReturnType<typeof changedElsewhere>>('cart/changedElsewhere', (state, { payload }) => {
    state.changes = joinChanges(state.changes, payload);
  });
  on<ReturnType<typeof linesRemoved>>('cart/linesRemoved', (state, { payload }) => {
    state.removals = removals.add(state.removals, payload);
  });
  on<ReturnType<typeof removalUndone>>('cart/removalUndone', (state, { payload }) => {
    state.removals = removals.without(state.removals, payload);
  });
  on('cart/removalsForgotten', (state) => {
    state.removals = [];
  });
  on<ReturnType<typeof focusMoved>>('cart/focusMoved', (state, { payload }) => {
    state.focusKey = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<CartState, CartConfig>();
