import type { Failure } from '@shared/http/failure';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceStates } from '@shared/store/createResource';
import type { Extra, WidgetDispatch } from '@shared/store/createWidgetStore';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import { createSyncedList, type SyncedState } from '@shared/sync/createSyncedList';
import { createTyped, type TypedState } from '@shared/sync/createTyped';
import { joinChanges, type LineRefusal } from '@shared/sync/lineNotes';
import { createSyncServices, type SyncServices } from '@shared/sync/syncServices';
import type { CartConfig } from '../config';
import type { Cart, CartEdit, Line, Parts, Placed, Typed } from '../model/cart';
import type { Change, Conflict } from '../model/changes';
import type { CartSync } from './cartSync';
import { partReads } from './reading';

/** An edit that the server did not take. */
export type Refusal = LineRefusal<Line> & Placed;

/** What the server did not clear, of one seller. */
interface ClearFailure {
  slug: string;
  seller: string;
  failure: Failure;
}

/** What the queue of writes shows. */
interface CartView extends Pick<
  SyncedState<CartEdit, Refusal, Placed>,
  'pending' | 'paused' | 'stale'
> {
  cart: Cart;
  /** Edits that are shown and not sent, because someone else has changed their lines. */
  conflicts: Conflict[];
}

export interface CartState
  extends SyncedState<CartEdit, Refusal, Placed>, TypedState<Typed>, Pick<CartView, 'conflicts'> {
  cart: Load<Cart>;
  /** What counts where the cart itself does not bring it. */
  parts: ResourceStates<Parts>;
  /** What the last clear left, seller by seller. */
  clearFailures: ClearFailure[];
  changes: Change[];
  /** The line that takes the focus next. */
  focusKey: string | null;
}

type CartServices = SyncServices<CartSync>;
export type CartExtra = Extra<CartConfig, CartServices>;
export type CartDispatch = WidgetDispatch<CartState, CartConfig, CartServices>;
export const createCartServices = createSyncServices<CartSync>;

export const cartList = createSyncedList<CartEdit, Refusal, Placed>('cart', {
  refusalKey: ({ line }) => line.key,
  removedKey: ({ line }) => line.key,
  staysBy: ({ line, asked }) => (asked === 0 ? line.key : null),
});
/** By line; one of 0 cases is none of the cart yet. */
export const cartTyped = createTyped<Typed>('cart');

const initialState: CartState = {
  ...cartList.initial,
  ...cartTyped.initial,
  cart: idle,
  parts: partReads.initial,
  conflicts: [],
  clearFailures: [],
  changes: [],
  focusKey: null,
};

/** The cart is read for the first time; with why it could not be. */
export const cartAsked = defineEvent<Failure | null>('cart/asked');
export const viewChanged = defineEvent<CartView>('cart/viewChanged');
export const clearFailed = defineEvent<ClearFailure>('cart/clearFailed');
/** What was said of some sellers' carts is read, or they are cleared again. */
export const clearFailuresDismissed = defineEvent<readonly string[]>('cart/clearFailuresDismissed');
export const changedElsewhere = defineEvent<readonly Change[]>('cart/changedElsewhere');
export const focusMoved = defineEvent<string | null>('cart/focusMoved');

interface Typing {
  line: Line;
  cases: number | null;
  text: string | null;
}

/** Cases are typed at a line, or a text that cannot be read; neither when that is committed or taken back. */
export const quantityTyped = ({ line, cases, text }: Typing) => {
  const typed = { line, quantity: cases ?? line.quantity, ...(text && { text }) };
  return cartTyped.changed({ key: line.key, typed: cases === null && !text ? null : typed });
};

export const cartReducer = createReducer<CartState>(initialState, (on) => {
  on(cartAsked, (state, { payload }) => {
    state.cart = payload ? failed<Cart>(state.cart, payload) : pending<Cart>(state.cart);
  });
  partReads.reduce(on, 'parts');
  on(viewChanged, (state, { payload: { cart, ...view } }) => {
    state.cart = ready(cart);
    Object.assign(state, view);
  });
  on(clearFailed, (state, { payload }) => {
    state.clearFailures.push(payload);
  });
  on(clearFailuresDismissed, (state, { payload }) => {
    state.clearFailures = state.clearFailures.filter(({ slug }) => !payload.includes(slug));
  });
  on(changedElsewhere, (state, { payload }) => {
    state.changes = joinChanges(state.changes, payload);
  });
  on(focusMoved, (state, { payload }) => {
    state.focusKey = payload;
  });
  cartTyped.reduce(on);
  cartList.reduce(on, {
    // What others did to a line is said beside what was refused of it.
    whenDismissed: (state, keys) => {
      state.changes = state.changes.filter(({ line }) => keys && !keys.includes(line.key));
    },
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  CartState,
  CartConfig,
  CartServices
>();
