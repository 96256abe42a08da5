import type { Cart, Line, Placed } from './cart';

/** What someone else did to a line between two answers of the server; 0 is a line that was not there. */
export interface Change {
  line: Line;
  was: number;
  now: number;
}

/** A line that this screen edits and someone else has changed. Mine waits until the person decides. */
export interface Conflict extends Placed {
  mine: number;
  theirs: number;
}

/** The lines whose quantity is another one in `now` than in `before`. */
export function differences(before: Cart, now: Cart): Change[] {
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const found: Change[] = [];
  for (const line of now.lines) {
    const was = old.get(line.key)?.quantity ?? 0;
    old.delete(line.key);
    if (was !== line.quantity) found.push({ line, was, now: line.quantity });
  }
  for (const line of old.values()) found.push({ line, was: line.quantity, now: 0 });
  return found;
}

/** What a list of marks says after more happened: from the first quantity to the last, or nothing. */
export function joinChanges(marks: readonly Change[], more: readonly Change[]): Change[] {
  const joined = new Map(marks.map((mark) => [mark.line.key, mark]));
  for (const change of more) {
    const { key } = change.line;
    const was = joined.get(key)?.was ?? change.was;
    if (was === change.now) joined.delete(key);
    else joined.set(key, { ...change, was });
  }
  return [...joined.values()];
}

/** The cart `now` with the lines and groups of `before` that are as they were, so that only others are drawn again. */
export function withUnchanged(before: Cart, now: Cart): Cart {
  return {
    ...now,
    groups: kept(before.groups, now.groups),
    lines: kept(before.lines, now.lines),
    cart_item_notices: isSame(before.cart_item_notices, now.cart_item_notices)
      ? before.cart_item_notices
      : now.cart_item_notices,
  };
}

function kept<T extends { key: string }>(before: T[], now: T[]): T[] {
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
