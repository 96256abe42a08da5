import { applyEdit, type Cart } from '../cart';
import type { Conflict } from '../changes';

/**
 * The edits that wait for the person and not for the server: someone else has changed their lines. They are shown
 * over the cart and are never sent by themselves.
 */
export function createHeldEdits() {
  const held = new Map<string, Conflict>();
  return {
    has: (key: string) => held.has(key),
    all: () => [...held.values()],
    add(conflict: Conflict) {
      held.set(conflict.line.key, conflict);
    },
    /** Answers whether there was one. */
    letGo: (keys: readonly string[]) => keys.filter((key) => held.delete(key)).length > 0,
    /** Follows what the others do; a quantity that both want is no conflict. */
    meet({ lines }: Cart) {
      if (held.size === 0) return;
      const now = new Map(lines.map(({ key, quantity }) => [key, quantity]));
      for (const [key, conflict] of held) {
        const theirs = now.get(key) ?? 0;
        if (theirs === conflict.mine) held.delete(key);
        else if (theirs !== conflict.theirs) held.set(key, { ...conflict, theirs });
      }
    },
    /** The cart as the person wants it. */
    over: (cart: Cart): Cart =>
      [...held].reduce(
        (shown, [key, { line, place, mine: quantity }]) =>
          applyEdit(shown, key, { type: 'quantity', quantity, placed: { line, place } }),
        cart,
      ),
  };
}
