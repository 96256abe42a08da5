import { createSelector } from 'reselect';
import { groupBy } from '@shared/answers/groupBy';
import type { Failure } from '@shared/http/failure';
import { hasPart, type Group, type Line, type Part, type Parts } from '../model/cart';
import type { ResourceState } from '@shared/store/createResource';
import { idle, valueOf } from '@shared/store/load';
import { isSending, unknownIn } from '@shared/sync/createSyncedList';
import { waitsFor } from '@shared/sync/heldText';
import type { PartAsked } from './parts';
import { selectCart, selectLines, type CartState } from './slice';

/** More lines than these are drawn only near the window. */
const drawnAtOnce = 60;
export const selectIsLong = (state: CartState): boolean => selectLines(state).length > drawnAtOnce;

/** The cases that are shown of a line, 0 where it is not in the cart. */
export const quantityOf = (state: CartState, lineKey: string): number =>
  selectLines(state).find(({ key }) => key === lineKey)?.quantity ?? 0;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = (state: CartState) => selectWaitsFor(state) === null;

/** What is typed and not committed, at lines that are still there and in cells that have none yet. */
export const selectTyped = createSelector(
  [selectLines, ({ typed }: CartState) => typed],
  (lines, typed) => {
    const keys = new Set(lines.map(({ key }) => key));
    return Object.values(typed).filter(({ line }) => line.quantity === 0 || keys.has(line.key));
  },
);

/** Whether something is shown that the server has not confirmed, or typed and not committed. */
export const selectIsUnsaved = (state: CartState): boolean =>
  state.pending.length > 0 || state.conflicts.length > 0 || selectTyped(state).length > 0;

/** What the totals and the way to checkout wait for, null when they count. */
export const selectWaitsFor = (state: CartState) =>
  waitsFor({ ...state, unknown: unknownIn(state.pending), isOnItsWay: isSending(state) });

/** Whether the lines of one product stand together under it. */
export const selectIsTogether = (state: CartState): boolean =>
  selectCart(state)?.settings.storefront_aggregate_variants === true;

const noParts: Parts = {};

/** The summary or the notices: those that came with the cart, else what was read of them. */
export const selectPart = (state: CartState, part: Part): Parts => {
  const cart = selectCart(state);
  if (cart && hasPart(cart, part)) return cart;
  return valueOf<Parts>(state.parts[part] ?? idle) ?? noParts;
};

/** Why the summary or the notices are not known, or not known to be true. */
export const selectPartFailure = (state: CartState, part: Part): Failure | null => {
  const cart = selectCart(state);
  const read = state.parts[part];
  if (!cart || !read || hasPart(cart, part)) return null;
  if (read.status === 'failed') return read.failure;
  return read.status === 'pending' ? (read.arg as PartAsked).unread : null;
};

/** Whether what was read of a part counts: nothing has changed it, as far as is known. */
export const isKnown = (read: ResourceState<Parts> | undefined): boolean =>
  read?.status === 'ready' || (read?.status === 'pending' && (read.arg as PartAsked).isQuiet);

/** Whether the totals over all carts are those of what is shown. */
export const selectIsSummed = (state: CartState): boolean => {
  const cart = selectCart(state);
  if (!cart || !selectIsSettled(state)) return false;
  return hasPart(cart, 'summary') || isKnown(state.parts.summary);
};

export interface GroupOfLines {
  key: string;
  /** Undefined for a line that was just brought back to a cart that the server has not shown yet. */
  group: Group | undefined;
  lines: Line[];
}

/** The lines by seller and location, in the order of the server. */
export const selectGroups = createSelector([selectCart], (cart): GroupOfLines[] => {
  const groups = new Map(cart?.groups.map((group) => [group.key, group]));
  const lines = groupBy(cart?.lines ?? [], ({ groupKey }) => groupKey);
  return [...new Set([...groups.keys(), ...lines.keys()])].flatMap((key) => {
    const found = lines.get(key);
    return found ? [{ key, group: groups.get(key), lines: found }] : [];
  });
});
