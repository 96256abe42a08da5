import * as v from 'valibot';
import type { Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';

/** What was done to one row of a list that a record holds, and is not saved. Plain data, kept as a draft. */
export interface RowEdit<Row, Values> {
  /** As the server wrote it; of a new row one of our own. */
  id: Id;
  /** The row as the person saw it: each field as it was when they first changed it. Of a new row what it starts with. */
  base: Row;
  /** What is written over it. */
  edits: Partial<Values>;
  isNew?: boolean | undefined;
  isRemoved?: boolean | undefined;
  /** The row that a new one was put behind, null for the first of all. Without it it comes last. */
  after?: Id | null | undefined;
}

/** All that was done to a list, in the order in which its rows were first touched. */
export type RowEdits<Row, Values> = readonly RowEdit<Row, Values>[];

/** A row as it stands on the screen. What nobody wrote into stays the same objects from one view to the next. */
export interface RowView<Row, Values> {
  row: Row;
  /** What is written over it. */
  values: Partial<Values>;
  isNew: boolean;
}

export type AnyEdit = RowEdit<{ id: Id }, object>;

const ids = v.union([v.string(), v.number()]);

/** Of edits in a draft. `value` is that of a field; a row is the server's own, whatever else it holds. */
export const rowEditsSchema = (value: v.GenericSchema) =>
  v.array(
    v.object({
      id: ids,
      base: v.looseObject({ id: ids }),
      edits: v.record(v.string(), value),
      isNew: v.optional(v.boolean()),
      isRemoved: v.optional(v.boolean()),
      after: v.optional(v.nullable(ids)),
    }),
  );

export const byId = <Thing extends { id: Id }>(things: readonly Thing[]) =>
  new Map(things.map((each) => [each.id, each]));

/** The ids that rows have, those that were removed too: they may come back. */
export const idsOf = (...lists: readonly (readonly { id: Id }[])[]): Set<Id> =>
  new Set(lists.flat().map(({ id }) => id));

/** `wanted` where it is free, else an id like it: "new-tile-2" for "new-tile-1", "copy-of-7-2" for "copy-of-7". */
export function freeId(wanted: Id, taken: ReadonlySet<Id>): Id {
  const [, stem = `${wanted}-`, last = 1] =
    /^((?:new|copy-of)-.*-)(\d+)$/.exec(String(wanted)) ?? [];
  let free = wanted;
  for (let next = Number(last) + 1; taken.has(free); next++) free = `${stem}${next}`;
  return free;
}

export const pick = <Thing extends object>(from: Thing, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name as keyof Thing]])) as Partial<Thing>;

/** What would be saved of one row: where it was only changed each field. */
const countOf = ({ isNew, isRemoved, edits }: AnyEdit) =>
  isNew || isRemoved ? Number(!isNew || !isRemoved) : namesOf(edits).length;

export const countRows = (all: readonly AnyEdit[]): number =>
  all.reduce((sum, edit) => sum + countOf(edit), 0);

/**
 * Keeps an edit instead of the earlier one of its row. One that changes nothing drops out, except for a new row that
 * was removed: until a save has ended it may come back, and other rows may stand behind it.
 */
export function put<Edit extends AnyEdit>(all: readonly Edit[], edit: Edit): readonly Edit[] {
  const isThere = all.some((each) => each.id === edit.id);
  const next = isThere ? all.map((each) => (each.id === edit.id ? edit : each)) : [...all, edit];
  return edit.isNew || countOf(edit) > 0 ? next : next.filter((each) => each !== edit);
}

/** The row as it is, with the fields that were changed as they were seen then. */
export const seen = <Row extends object>(row: Row, own?: RowEdit<Row, object>): Row =>
  own ? { ...row, ...pick(own.base, namesOf(own.edits)) } : row;

/** Adds a row, behind another one or at the end. It gets an id like that of `row`, which no other has. */
export function addRow<Row extends { id: Id }, Values>(
  all: RowEdits<Row, Values>,
  rows: readonly Row[],
  row: Row,
  after?: Id | null,
): RowEdits<Row, Values> {
  const id = freeId(row.id, idsOf(rows, all));
  return [...all, { id, base: { ...row, id }, edits: {}, isNew: true, after }];
}

export function removeRow<Edit extends AnyEdit>(all: readonly Edit[], row: Edit['base']) {
  const own = all.find((each) => each.id === row.id);
  const removed = { edits: {}, ...own, id: row.id, base: seen(row, own), isRemoved: true };
  return put(all, removed as Edit);
}

export function restoreRow<Edit extends AnyEdit>(all: readonly Edit[], id: Id) {
  const own = all.find((each) => each.id === id);
  return own ? put(all, { ...own, isRemoved: undefined }) : all;
}

/** The rows in their order, with what is written over them. Removed ones are left out. */
export function rowsOf<Row extends { id: Id }, Values>(
  rows: readonly Row[],
  all: RowEdits<Row, Values>,
): RowView<Row, Values>[] {
  const edits = byId(all);
  const known = byId([...rows, ...all.flatMap(({ isNew, base }) => (isNew ? base : []))]);
  const behind = new Map<Id | null, Row[]>();
  const placed = new Set<Id>();
  for (const { id, after } of all) {
    const row = known.get(id);
    if (!row || after === undefined || (after !== null && !known.has(after))) continue;
    behind.set(after, [...(behind.get(after) ?? []), row]);
    placed.add(id);
  }
  const views: RowView<Row, Values>[] = [];
  const done = new Set<Id>();
  const show = (row: Row) => {
    if (done.has(row.id)) return;
    done.add(row.id);
    const own = edits.get(row.id);
    if (!own?.isRemoved) {
      views.push({ row, values: own?.edits ?? untouched, isNew: own?.isNew ?? false });
    }
    behind.get(row.id)?.forEach(show);
  };
  behind.get(null)?.forEach(show);
  for (const row of known.values()) if (!placed.has(row.id)) show(row);
  // A draft may have A behind B and B behind A: no row is lost by it.
  known.forEach(show);
  return views;
}

const untouched = Object.freeze({});
