import type { Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceStates } from '@shared/store/createResource';
import type { Extra, WidgetDispatch } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, valueOf, type Load } from '@shared/store/load';
import { noClears, reduceClears, type ClearsState } from '@shared/sync/clears';
import { createSyncedList, type SyncedState } from '@shared/sync/createSyncedList';
import { createTyped, type TypedState } from '@shared/sync/createTyped';
import { createLineNotes, type LineNotesState } from '@shared/sync/createLineNotes';
import type { LineNote, LineRefusal } from '@shared/sync/lineNotes';
import type { QueueView } from '@shared/sync/queue';
import { createSyncServices, type SyncServices } from '@shared/sync/syncServices';
import type { CartConfig } from '../config';
import type { Cart, CartEdit, Conflict, Line, Parts, Placed, Typed } from '../model/cart';
import type { CartSync } from './cartSync';
import { partReads } from './parts';

/** An edit that the server did not take. */
export type Refusal = LineRefusal<Line>;

/** What is to be said of one line, beside the server's own notices. */
export type Note = LineNote<Line, Refusal, Conflict>;

/** What the queue of writes shows. */
type CartView = Omit<QueueView<Cart, CartEdit>, 'value'> & { cart: Cart; conflicts: Conflict[] };

export interface CartState
  extends
    SyncedState<CartEdit, Refusal, Placed>,
    LineNotesState<Line, Conflict>,
    TypedState<Typed>,
    ClearsState {
  cart: Load<Cart>;
  /** What counts where the cart itself does not bring it. */
  parts: ResourceStates<Parts>;
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
export const cartNotes = createLineNotes<Line, Refusal, Conflict>('cart');
/** By line; one of 0 cases is none of the cart yet. */
export const cartTyped = createTyped<Typed>('cart', ({ line }) => line.key);

const initialState: CartState = {
  ...cartList.initial,
  ...cartNotes.initial,
  ...cartTyped.initial,
  ...noClears,
  cart: idle,
  parts: partReads.initial,
  focusKey: null,
};

/** The cart is read for the first time; with why it could not be. */
export const cartAsked = defineEvent<Failure | null>('cart/asked');
export const viewChanged = defineEvent<CartView>('cart/viewChanged');
export const focusMoved = defineEvent<string | null>('cart/focusMoved');

/** Cases are typed at a line, or a text that cannot be read; neither when that is committed or taken back. */
export const quantityTyped = (line: Line, cases: number | null, text: string | null) => {
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
  on(focusMoved, (state, { payload }) => {
    state.focusKey = payload;
  });
  reduceClears(on);
  cartTyped.reduce(on);
  cartNotes.reduce(on);
  // What others did to a line is said beside what was refused of it.
  cartList.reduce(on, { whenDismissed: cartNotes.dismiss });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  CartState,
  CartConfig,
  CartServices
>();

const noLines: Line[] = [];

export const selectCart = ({ cart }: CartState): Cart | undefined => valueOf(cart);

export const selectLines = (state: CartState): Line[] => selectCart(state)?.lines ?? noLines;

/** Whether the person may change the cart. */
export const selectCanEdit = (state: CartState): boolean => selectCart(state)?.can_edit === true;
