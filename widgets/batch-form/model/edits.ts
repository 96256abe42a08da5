import type { Id } from '@shared/id';
import type { Batch, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import {
  batchFields,
  fieldNames,
  keyOf,
  terpeneFields,
  variantFields,
  type BatchField,
} from './batch';
import { shown, type Kind, type Value } from './values';

/** What was edited in one row, by field. */
export type RowValues = Readonly<Partial<Record<string, Value>>>;

export interface AddedRow<Row> {
  row: Row;
  /** The row under which it stands, null at the end. */
  after: Id | null;
}

export interface ChangedRow<Row> {
  id: Id;
  values: RowValues;
  /** The row as the person saw it when they changed it; null for a row that was added here. */
  base: Row | null;
}

/** What was done to a list of rows. Lists by id, not objects: the server chooses the ids. */
export interface RowEdits<Row> {
  changed: ChangedRow<Row>[];
  added: AddedRow<Row>[];
  /** As they stood when they were removed. */
  removed: Row[];
}

/**
 * What was done to a batch since it was loaded, and nothing else: what was not touched is sent as the server has it,
 * and an edit still stands when the batch under it is loaded again. Each edit knows what the person saw when they made
 * it (`base`), so that what somebody else changed meanwhile is told from it. Plain data, kept as a draft.
 */
export interface Edits {
  fields: Partial<Record<BatchField, string>>;
  base: Partial<Record<BatchField, string>>;
  variants: RowEdits<BatchVariant>;
  terpenes: RowEdits<BatchTerpene>;
}

export type ListName = 'variants' | 'terpenes';

const noRows = { changed: [], added: [], removed: [] };
export const noEdits: Edits = { fields: {}, base: {}, variants: noRows, terpenes: noRows };

/** A row as it stands on the screen. */
export interface RowView<Row> {
  row: Row;
  values: RowValues;
  isNew: boolean;
}

const noValues: RowValues = {};

/** The rows in their order, added ones under those that they follow, removed ones left out. */
export function rowsOf<Row extends { id: Id }>(
  rows: readonly Row[],
  { changed, added, removed }: RowEdits<Row>,
): RowView<Row>[] {
  const values = new Map(changed.map((change) => [change.id, change.values]));
  const gone = new Set(removed.map(({ id }) => id));
  const after = new Map<Id | null, Row[]>();
  const known = new Set<Id>([...rows, ...added.map(({ row }) => row)].map(({ id }) => id));
  for (const { row, after: id } of added) {
    const leader = id !== null && known.has(id) ? id : null;
    after.set(leader, [...(after.get(leader) ?? []), row]);
  }

  const views: RowView<Row>[] = [];
  const place = (row: Row, isNew: boolean) => {
    if (!gone.has(row.id)) views.push({ row, values: values.get(row.id) ?? noValues, isNew });
    for (const next of after.get(row.id) ?? []) place(next, true);
  };
  for (const row of rows) place(row, false);
  for (const row of after.get(null) ?? []) place(row, true);
  return views;
}

/** How many things would be saved. An added row counts once, whatever was typed into it. */
export function countEdits({ fields, variants, terpenes }: Edits): number {
  const count = <Row extends { id: Id }>({ changed, added, removed }: RowEdits<Row>) => {
    const counted = new Set([...added.map(({ row }) => row.id), ...removed.map(({ id }) => id)]);
    return (
      added.length +
      removed.length +
      changed
        .filter(({ id }) => !counted.has(id))
        .reduce((sum, { values }) => sum + Object.keys(values).length, 0)
    );
  };
  return Object.keys(fields).length + count(variants) + count(terpenes);
}

/**
 * What of `edits` is still to be saved once the server has taken `sent`, which was made of an earlier state of them.
 * Rows that were added have the ids that `given` names by now; what was typed into them since belongs to those.
 */
export function withoutSent(edits: Edits, sent: Edits, given: ReadonlyMap<Id, Id>): Edits {
  const open = fieldNames.filter(
    (name) => edits.fields[name] !== undefined && edits.fields[name] !== sent.fields[name],
  );
  return {
    fields: Object.fromEntries(open.map((name) => [name, edits.fields[name]])),
    // What was sent is what the server had when the person went on.
    base: Object.fromEntries(
      open.map((name) => [name, sent.fields[name] ?? edits.base[name] ?? '']),
    ),
    variants: rowsWithoutSent(edits.variants, sent.variants, given),
    terpenes: rowsWithoutSent(edits.terpenes, sent.terpenes, given),
  };
}

function rowsWithoutSent<Row extends { id: Id }>(
  { changed, added, removed }: RowEdits<Row>,
  sent: RowEdits<Row>,
  given: ReadonlyMap<Id, Id>,
): RowEdits<Row> {
  const idOf = (id: Id) => given.get(id) ?? id;
  const arrived = new Set(sent.added.map(({ row }) => row.id));
  const gone = new Set(sent.removed.map(({ id }) => id));
  return {
    changed: changed.flatMap(({ id, values, base }) => {
      const before = sent.changed.find((row) => row.id === id)?.values ?? noValues;
      const open = Object.entries(values).filter(([name, value]) => value !== before[name]);
      return open.length > 0 ? [{ id: idOf(id), values: Object.fromEntries(open), base }] : [];
    }),
    added: added
      .filter(({ row }) => !arrived.has(row.id))
      .map(({ row, after }) => ({ row, after: after === null ? null : idOf(after) })),
    removed: removed.filter(({ id }) => !gone.has(id)),
  };
}

/** What of `edits` the batch does not show: the server may have some of a draft, or of a save, by now. */
export function stillUnsaved({ fields, base, variants, terpenes }: Edits, batch: Batch): Edits {
  const open = fieldNames.filter(
    (name) => fields[name] !== undefined && fields[name] !== shown(batchFields[name], batch[name]),
  );
  return {
    fields: Object.fromEntries(open.map((name) => [name, fields[name]])),
    base: Object.fromEntries(open.map((name) => [name, base[name]])),
    variants: unsavedRows(variants, batch.batchVariants, variantFields),
    terpenes: unsavedRows(
      oneOfEachType(batch.terpenes, terpenes, true),
      batch.terpenes,
      terpeneFields,
    ),
  };
}

function unsavedRows<Row extends { id: Id }>(
  { changed, added, removed }: RowEdits<Row>,
  rows: readonly Row[],
  kinds: Readonly<Record<string, Kind>>,
): RowEdits<Row> {
  const byId = new Map([...rows, ...added.map(({ row }) => row)].map((row) => [row.id, row]));
  return {
    added,
    removed: removed.filter(({ id }) => byId.has(id)),
    changed: changed.flatMap(({ id, values, base }) => {
      const row = byId.get(id);
      // Somebody else removed it: what was typed into it is not lost without a word.
      if (!row) return base ? [{ id, values, base }] : [];
      const open = Object.entries(kinds).filter(
        ([name, kind]) =>
          values[name] !== undefined && values[name] !== shown(kind, row[name as keyof Row]),
      );
      if (open.length === 0) return [];
      return [{ id, values: Object.fromEntries(open.map(([name]) => [name, values[name]])), base }];
    }),
  };
}

type TerpeneEdits = RowEdits<BatchTerpene>;

/**
 * One entry for each terpene type. An added row of a type that the batch has becomes a change of that row, and of two
 * added ones the later counts. `isMeanwhile`: the row that is there came from elsewhere, so that its value and the
 * added one's are a conflict. What the server itself has twice is its own affair. Returns `edits` itself where nothing
 * is twice.
 */
export function oneOfEachType(
  rows: readonly BatchTerpene[],
  edits: TerpeneEdits,
  isMeanwhile: boolean,
): TerpeneEdits {
  const gone = new Set(edits.removed.map(({ id }) => id));
  const first = new Map<string, BatchTerpene>();
  for (const row of rows) {
    const type = keyOf(row.terpeneTypeId);
    if (!gone.has(row.id) && !first.has(type)) first.set(type, row);
  }
  return edits.added.reduce((result, { row }) => {
    const type = keyOf(row.terpeneTypeId);
    const other = first.get(type);
    if (!other) {
      first.set(type, row);
      return result;
    }
    return other.id === row.id ? result : folded(result, row, other, isMeanwhile);
  }, edits);
}

/** The edits with the added `row` as a change of `into`, which is of the same type. */
function folded(
  { changed, added, removed }: TerpeneEdits,
  row: BatchTerpene,
  into: BatchTerpene,
  isMeanwhile: boolean,
): TerpeneEdits {
  const valueOf = ({ id, percentage }: BatchTerpene) =>
    changed.find((change) => change.id === id)?.values.percentage ?? shown('number', percentage);
  const value = valueOf(row);
  const isAdded = added.some((each) => each.row.id === into.id);
  const others = changed.filter(({ id }) => id !== row.id && id !== into.id);
  const own = changed.find(({ id }) => id === into.id);
  const isChange = value !== '' && value !== shown('number', into.percentage);
  const base = isAdded
    ? null
    : { ...(own?.base ?? into), ...(isMeanwhile && { percentage: null }) };
  const change = isChange ? [{ id: into.id, values: { percentage: value }, base }] : [];
  return {
    changed: [...others, ...(value === '' && own ? [own] : change)],
    added: added
      .filter((each) => each.row.id !== row.id)
      .map((each) => (each.after === row.id ? { ...each, after: into.id } : each)),
    removed,
  };
}
