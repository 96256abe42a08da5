import { differencesOf, type LineChange, type LineConflict } from '@shared/sync/lineNotes';
import type { Cart, Line, Placed } from './cart';

/** What someone else did to a line between two answers of the server. */
export type Change = LineChange<Line>;

/** A line that this screen edits and someone else has changed. */
export type Conflict = LineConflict<Line> & Placed;

/** The lines whose quantity is another one in `now` than in `before`. */
export const differences = (before: Cart, now: Cart): Change[] =>
  differencesOf(before.lines, now.lines);

/** The cart `now` with the lines and groups of `before` that are as they were, so that only others are drawn again. */
export function withUnchanged(before: Cart, now: Cart): Cart {
  return {
    ...now,
    groups: reuse(before.groups, now.groups),
    lines: reuse(before.lines, now.lines),
    cart_item_notices: isSame(before.cart_item_notices, now.cart_item_notices)
      ? before.cart_item_notices
      : now.cart_item_notices,
  };
}

function reuse<T extends { key: string }>(before: T[], now: T[]): T[] {
  const old = new Map(before.map((each) => [each.key, each]));
  return now.map((each) => {
    const found = old.get(each.key);
    return found && isSame(found, each) ? found : each;
  });
}

/** Whether two values of one shape, made of JSON, are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [old, now] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(now);
  // Not by entries: the thousand lines of a large cart took a fifth of an edit.
  return (
    names.length === Object.keys(old).length && names.every((name) => isSame(old[name], now[name]))
  );
}
