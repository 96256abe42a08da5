import type { Failure } from '../http/failure';
import type { Id } from '../answers/id';
import { defineEvent, type Handle } from '../store/createReducer';
import type { ReadOffer } from './readOffer';

/**
 * Putting products into a cart, one way for all of the buyers' screens. A screen keeps it in `state.adding`
 * (`reduceAdding`), spreads `addingCalls` into its calls, dispatches `addToCart` (`storefront/addToCart`), and shows what
 * `state.adding.edits` says of each offer with `ui/AddingNote`.
 */

/** What adds, and what looks the lost answer up. */
export const addingCalls = {
  S3: '/shop/{slug}/products/add/',
  S4: '/shop/{slug}/cart/package_size/{package_size_pk}',
  S15: '/shop/{slug}/cart/multi-cart/{token}',
  S16: '/shop/{slug}/cart/multi-cart-summary/',
};

export type AddingMode = 'variant' | 'batch-queues';

/** What is to be added: whole cases, for each of the locations. */
export interface Adding {
  slug: string;
  mode: AddingMode;
  /** Of a variant, or in batch-queues mode of a package size. */
  id: Id;
  /** As it is announced: "Blue Dream flower, 3.5 g". */
  name: string;
  quantity: number;
  dispensaryLocationIds: readonly Id[];
}

/** What the cart held before, by which a lost answer is told from one that never arrived; null where nobody says. */
export interface CartLook {
  /** Cases of the offer at each of the locations, in their order. */
  cases: readonly number[] | null;
  /** Cases in all carts, but for those of other offers that came from here. */
  totalQuantity: number | null;
  totalItems: number | null;
}

/** What became of it. */
export type AddOutcome =
  /** `totalItems` are the lines of all carts; `offer` is how it can be had now. Null where the server does not say. */
  | { status: 'added'; totalItems: number | null; offer: ReadOffer | null }
  /** The cart does not have it. `available`: the cases that each location could have, where the refusal says so. */
  | { status: 'not-added'; failure: Failure; available: number | null }
  /** Nobody knows; `before` is what the cart is compared with when it is looked at again. */
  | { status: 'unknown'; failure: Failure; before: CartLook };

/** What a person asked to be added of one offer, while it is not known to be. */
export type AddingEdit = { adding: Adding } & (
  | { status: 'sending' }
  | { status: 'searching' }
  | Exclude<AddOutcome, { status: 'added' }>
);

type ByOffer<Value> = Readonly<Record<string, Value>>;

export interface AddingState {
  /** By `addingKey`. They have no prototype: the server chooses the ids. */
  edits: ByOffer<AddingEdit>;
  /** How an offer can be had since something was added. `asOf` is the number of its answer among the store's requests. */
  offers: ByOffer<{ offer: ReadOffer; asOf: number }>;
  /** The number of the answer with which something of an offer was added last. */
  added: ByOffer<number>;
  /** Cases that were added of all offers, at all locations. */
  cases: number;
  /** Another location is shopped for than what is shown was read for: nothing is added before it is read anew. */
  isHeld: boolean;
  /** What was added last, to be announced. `asOf` tells it from the same thing added before. */
  news: { adding: Adding; totalItems: number | null; asOf: number } | null;
}

const noneYet = <Value>() => Object.create(null) as ByOffer<Value>;

export const nothingAdded: AddingState = {
  edits: noneYet(),
  offers: noneYet(),
  added: noneYet(),
  cases: 0,
  isHeld: false,
  news: null,
};

/** At all locations together. */
export const casesOf = ({ quantity, dispensaryLocationIds }: Adding) =>
  quantity * dispensaryLocationIds.length;

/** Names an offer among those of a screen. */
export const addingKey = ({ mode, id }: Pick<Adding, 'mode' | 'id'>) => `${mode}:${String(id)}`;

export const addingEdited = defineEvent<AddingEdit>('adding/edited');
export const addingAdded = defineEvent<{
  adding: Adding;
  totalItems: number | null;
  offer: ReadOffer | null;
  asOf: number;
}>('adding/added');
/** A note is read, or the quantity is another one now. */
export const addingDismissed = defineEvent<string>('adding/dismissed');
/** Another location is shopped for from now on. */
export const addingHeld = defineEvent<undefined>('adding/held');
/** What was announced need not be any more. */
export const addingNewsDismissed = defineEvent<undefined>('adding/newsDismissed');

interface Whole {
  adding: AddingState;
}

const set = <Value>(all: ByOffer<Value>, key: string, value: Value) => {
  (all as Record<string, Value>)[key] = value;
};
const remove = (all: ByOffer<unknown>, key: string) => {
  Reflect.deleteProperty(all, key);
};

/** Keeps what is added in `state.adding`. */
export function reduceAdding<State extends Whole>(on: Handle<State>): void {
  on(addingEdited, ({ adding: state }, { payload }) => {
    set(state.edits, addingKey(payload.adding), payload);
    state.news = null;
  });
  on(addingAdded, ({ adding: state }, { payload: { adding, totalItems, offer, asOf } }) => {
    const key = addingKey(adding);
    remove(state.edits, key);
    if (offer) set(state.offers, key, { offer, asOf });
    else remove(state.offers, key);
    set(state.added, key, asOf);
    state.cases += casesOf(adding);
    state.news = { adding, totalItems, asOf };
  });
  on(addingDismissed, ({ adding: { edits } }, { payload }) => {
    const status = edits[payload]?.status;
    if (status === 'not-added' || status === 'unknown') remove(edits, payload);
  });
  on(addingHeld, ({ adding: state }) => {
    state.isHeld = true;
  });
  on(addingNewsDismissed, ({ adding: state }) => {
    state.news = null;
  });
}

/** With a list that was asked for as request `requestId`: what it knows better is forgotten, and held no more. */
export function forgetOlderOffers(state: AddingState, requestId: number): void {
  const { offers } = state;
  state.isHeld = false;
  for (const [key, { asOf }] of Object.entries(offers)) if (asOf < requestId) remove(offers, key);
}
