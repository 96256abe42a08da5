import type { Drafts } from '../forms/listedDraft';
import { oncePer } from '../store/oncePer';
import { keyOf } from '../answers/id';
import type { Listed, Texts } from './describeRows';

const indexesIn = oncePer(
  (rows: readonly { id: string | number }[]) => new Map(rows.map((row, at) => [keyOf(row), at])),
);

/** What the fields held by which rows are ordered that were changed since, by the row's key. */
export type HeldFields<Fields> = ReadonlyMap<string, Fields>;

/**
 * Of the rows with an unsaved change those of which somebody else has changed what they are ordered by, as they were
 * before: ordered by that, no row moves under who types. Null for none. `orderBy` is a field, "-" before it turns it round.
 */
export function heldFields<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  rows: readonly Row[],
  drafts: Drafts<Fields>,
  orderBy: string,
): HeldFields<Fields> | null {
  const by = orderBy.replace(/^-/, '') as keyof Fields;
  if (by === '') return null;
  const indexes = indexesIn(rows);
  const held = new Map<string, Fields>();
  for (const [key, { base }] of drafts) {
    const row = rows[indexes.get(key) ?? -1];
    if (!row || !Object.hasOwn(base, by) || base[by] === (row[by] as string)) continue;
    held.set(key, { ...row, ...base });
  }
  return held.size > 0 ? held : null;
}

/** Rows as they were seen last, by their keys: where, each of what row, with what typed over it. */
export type KnownRows<Row> = Map<string, { at: number; of: Row; draft: unknown; now: Row }>;

/** The rows with what is typed over them. Those without a change stay the same objects, and with `known` the others too. */
export function laidOver<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  rows: readonly Row[],
  drafts: Drafts<Fields>,
  known: KnownRows<Row> = new Map(),
): readonly Row[] {
  if (drafts.size === 0) {
    known.clear();
    return rows;
  }
  const seen = [...rows];
  for (const [key, draft] of drafts) {
    const last = known.get(key);
    // Of thousands one step changes few: the others are where they were.
    if (last?.draft === draft && rows[last.at] === last.of) {
      seen[last.at] = last.now;
      continue;
    }
    const at = indexesIn(rows).get(key) ?? -1;
    const row = rows[at];
    // Rows of a list that has it laid over them already stay the same ones too.
    if (!row || hasAll(row, draft.edits)) continue;
    const isKnown = last?.of === row && last.draft === draft;
    const now = isKnown ? last.now : { ...row, ...draft.edits };
    known.set(key, { at, of: row, draft, now });
    seen[at] = now;
  }
  return seen;
}

function hasAll<Fields>(row: Fields, edits: Partial<Fields>): boolean {
  for (const name in edits) if (row[name] !== edits[name]) return false;
  return true;
}
