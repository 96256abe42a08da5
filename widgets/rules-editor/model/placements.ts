/** Where a rule stands: after another one, or at an index when that one is gone. */
export interface Placement {
  key: string;
  after: string | null;
  place: number;
}

/** Where some rules stand, so that they can be put into another list in the same way. */
export function placementsOf(order: readonly string[], keys: ReadonlySet<string>): Placement[] {
  return order.flatMap((key, index) =>
    keys.has(key) ? [{ key, after: order[index - 1] ?? null, place: index }] : [],
  );
}

/** Puts rules into a list that has none of them. In turn: one may stand after another. */
export function insertAll(order: readonly string[], placements: readonly Placement[]): string[] {
  const list = [...order];
  for (const { key, after, place: index } of placements) {
    const before = after === null ? -1 : list.indexOf(after);
    const isKnown = after === null || before >= 0;
    list.splice(isKnown ? before + 1 : Math.min(index, list.length), 0, key);
  }
  return list;
}

export const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, index) => key === b[index]);
