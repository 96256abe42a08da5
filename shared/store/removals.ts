/** A person who goes back further than this has other ways. */
const longestUndo = 20;

const nothing: never[] = [];

/**
 * A stack of what was removed, for Undo: a list per removal, the latest one last. `keyOf` names what was removed as
 * the screen does, so that what came back by other means is not brought back twice. All functions are pure.
 */
export function removalsBy<T>(keyOf: (removed: T) => string) {
  const without = (removals: readonly T[][], keys: readonly string[]): T[][] => {
    const left = new Set(keys);
    return removals
      .map((removal) => removal.filter((removed) => !left.has(keyOf(removed))))
      .filter(({ length }) => length > 0);
  };

  return {
    /** Puts one removal on the stack, whose parts leave earlier ones. */
    add: (removals: readonly T[][], removed: readonly T[]): T[][] =>
      [...without(removals, removed.map(keyOf)), [...removed]]
        .filter(({ length }) => length > 0)
        .slice(-longestUndo),

    /** Takes `keys` off the stack: they are back, or never went. */
    without,

    /** What the next undo brings back: what went last and is not among `here`, the keys that are there. */
    latest: (removals: readonly T[][], here: readonly string[]): readonly T[] =>
      without(removals, here).at(-1) ?? nothing,
  };
}
