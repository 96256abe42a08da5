import type { Failure } from '@shared/http/failure';
import { createReducer } from '@shared/store/createReducer';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import type { Stale } from '@shared/sync/queue';
import { createSyncServices } from '@shared/sync/syncServices';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import {
  removals,
  type Cart,
  type Line,
  type Part,
  type Parts,
  type Placed,
  type Typed,
} from '../model/cart';
import { joinChanges, type Change, type Conflict } from '../model/changes';
import type { CartConfig } from '../config';
import type { CartServices, CartSync } from './extra';
import { loadCart, readPart } from './requests';

/** An edit that the server did not take. */
export interface Refusal extends Placed {
  asked: number;
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

/** What the server did not clear, of one seller. */
export interface ClearFailure {
  slug: string;
  seller: string;
  failure: Failure;
}

/** What the queue of writes shows. */
export interface CartView {
  cart: Cart;
  /** Keys of the edits that the server has not confirmed. */
  pending: string[];
  /** Those of them whose result the grid does not say itself. */
  unsaid: string[];
  /** Those of them whose answer was lost, and which may still arrive. */
  unknown: string[];
  /** Why everything waits for the person. */
  paused: Failure | null;
  /** What is shown is known to be old. */
  stale: Stale | null;
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
  unsaid: string[];
  unknown: string[];
  paused: Failure | null;
  stale: Stale | null;
  conflicts: Conflict[];
  refusals: Refusal[];
  /** What the last clear left, seller by seller. */
  clearFailures: ClearFailure[];
  changes: Change[];
  /** What went, with the quantities it had: each is what one undo brings back. */
  removals: Placed[][];
  /** What is typed at a line and not committed yet, by its key; a line of 0 cases is none of the cart yet. */
  typed: Record<string, Typed>;
  /** How often fields began anew with texts of an earlier visit. */
  restored: number;
  /** The line that takes the focus next. */
  focusKey: string | null;
}

const initialState: CartState = {
  cart: idle,
  parts: { summary: idle, notices: idle },
  asked: { summary: 0, notices: 0 },
  pending: [],
  unsaid: [],
  unknown: [],
  paused: null,
  stale: null,
  conflicts: [],
  refusals: [],
  clearFailures: [],
  changes: [],
  removals: [],
  typed: {},
  restored: 0,
  focusKey: null,
};

export const viewChanged = defineEvent<CartView>('cart/viewChanged');
export const editRefused = defineEvent<Refusal>('cart/editRefused');
export const clearFailed = defineEvent<ClearFailure>('cart/clearFailed');
/** What was said of some sellers' carts is read, or they are cleared again. */
export const clearFailuresDismissed = defineEvent<readonly string[]>('cart/clearFailuresDismissed');
export const changedElsewhere = defineEvent<Change[]>('cart/changedElsewhere');
/** What was said of some lines is no longer to be said: it was read, or they were edited again. */
export const notesDismissed = defineEvent<readonly string[]>('cart/notesDismissed');
export const linesRemoved = defineEvent<Placed[]>('cart/linesRemoved');
export const removalUndone = defineEvent<readonly string[]>('cart/removalUndone');
export const removalsForgotten = defineEvent('cart/removalsForgotten');
/** Cases are typed at a line, or a text that cannot be read; neither when that is committed or taken back. */
export const quantityTyped = defineEvent<{
  line: Line;
  cases: number | null;
  text: string | null;
}>('cart/quantityTyped');
/** Texts that cannot be read stand in their fields again, as an earlier visit left them. */
export const textsRestored = defineEvent<readonly Typed[]>('cart/textsRestored');
export const focusMoved = defineEvent<string | null>('cart/focusMoved');

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

  on(viewChanged, (state, { payload: { cart, ...view } }) => {
    state.cart = ready(cart);
    Object.assign(state, view);
  });
  on(editRefused, (state, { payload }) => {
    state.refusals = [...without(state.refusals, payload.line.key), payload];
    // It is still there: nothing to bring back.
    if (payload.asked === 0) state.removals = removals.without(state.removals, [payload.line.key]);
  });
  on(clearFailed, (state, { payload }) => {
    state.clearFailures.push(payload);
  });
  on(clearFailuresDismissed, (state, { payload }) => {
    state.clearFailures = state.clearFailures.filter(({ slug }) => !payload.includes(slug));
  });
  on(notesDismissed, (state, { payload }) => {
    state.refusals = without(state.refusals, ...payload);
    state.changes = without(state.changes, ...payload);
  });
  on(changedElsewhere, (state, { payload }) => {
    state.changes = joinChanges(state.changes, payload);
  });
  on(linesRemoved, (state, { payload }) => {
    state.removals = removals.add(state.removals, payload);
  });
  on(removalUndone, (state, { payload }) => {
    state.removals = removals.without(state.removals, payload);
  });
  on(removalsForgotten, (state) => {
    state.removals = [];
  });
  on(quantityTyped, (state, { payload: { line, cases, text } }) => {
    const { [line.key]: _, ...others } = state.typed;
    const typed = { line, quantity: cases ?? line.quantity, ...(text && { text }) };
    state.typed = cases === null && !text ? others : { ...others, [line.key]: typed };
  });
  on(textsRestored, (state, { payload }) => {
    for (const typed of payload) state.typed[typed.line.key] = typed;
    state.restored += 1;
  });
  on(focusMoved, (state, { payload }) => {
    state.focusKey = payload;
  });
});

export const createCartServices = createSyncServices<CartSync>;

export const { useAppSelector, useAppDispatch } = widgetHooks<
  CartState,
  CartConfig,
  CartServices
>();
