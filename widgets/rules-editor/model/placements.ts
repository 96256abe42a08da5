/** Where a rule stands: after another one, or at a place when that one is gone. */
export interface Placement {
  key: string;
  after: string | null;
  place: number;
}

/** The places of some rules, so that they can be put into another list in the same way. */
export function placementsOf(order: readonly string[], keys: ReadonlySet<string>): Placement[] {
  return order.flatMap((key, place) =>
    keys.has(key) ? [{ key, after: order[place - 1] ?? null, place }] : [],
  );
}

/** Puts rules into a list that has none of them. In turn: one may stand after another. */
export function insertAll(order: readonly string[], placements: readonly Placement[]): string[] {
  const list = [...order];
  for (const { key, after, place } of placements) {
    const before = after === null ? -1 : list.indexOf(after);
    const isKnown = after === null || before >= 0;
    list.splice(isKnown ? before + 1 : Math.min(place, list.length), 0, key);
  }
  return list;
}

export const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, place) => key === b[place]);
