import type { Drafts } from '../forms/recordDrafts';
import { oncePer } from '../oncePer';
import { keyOf } from '../id';
import type { Listed, Texts } from './describeRows';

const indexesIn = oncePer(
  (rows: readonly { id: string | number }[]) => new Map(rows.map((row, at) => [keyOf(row), at])),
);

/** What the fields held by which rows are ordered that were changed since, by the row's key. */
export type HeldFields<Fields> = ReadonlyMap<string, Fields>;

/**
 * Of the rows with an unsaved change those that somebody else has changed meanwhile, as they were before: ordered by
 * them, no row moves under who types. Null for none.
 */
export function heldFields<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  rows: readonly Row[],
  drafts: Drafts<Fields>,
): HeldFields<Fields> | null {
  const indexes = indexesIn(rows);
  const held = [...drafts].filter(([key, { base }]) => {
    const row = rows[indexes.get(key) ?? -1];
    return row && namesOf(base).some((name) => (row[name] as string) !== base[name]);
  });
  return held.length > 0 ? new Map(held.map(([key, { base }]) => [key, base])) : null;
}

const namesOf = <Fields>(fields: Fields) => Object.keys(fields as object) as (keyof Fields)[];

/** Rows as they were seen last, by what is typed over them. */
export type KnownRows<Row> = WeakMap<object, { of: Row; now: Row }>;

/** The rows with what is typed over them. Those without a change stay the same objects, and with `known` the others too. */
export function laidOver<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  rows: readonly Row[],
  drafts: Drafts<Fields>,
  known: KnownRows<Row> = new WeakMap(),
): readonly Row[] {
  if (drafts.size === 0) return rows;
  const indexes = indexesIn(rows);
  const seen = [...rows];
  for (const [key, draft] of drafts) {
    const at = indexes.get(key) ?? -1;
    const row = rows[at];
    if (!row) continue;
    let last = known.get(draft);
    if (last?.of !== row) {
      last = { of: row, now: { ...row, ...draft.edits } };
      known.set(draft, last);
    }
    seen[at] = last.now;
  }
  return seen;
}
