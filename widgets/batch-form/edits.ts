import type { Batch, BatchTerpene, BatchVariant } from '../../shared/contract/batches';
import { batchFields, fieldNames, terpeneFields, variantFields, type BatchField } from './batch';
import { shown, type Id, type Kind, type Value } from './values';

/** What was edited in one row, by field. */
export type RowValues = Readonly<Partial<Record<string, Value>>>;

export interface AddedRow<Row> {
  row: Row;
  /** The row under which it stands, null at the end. */
  after: Id | null;
}

/** What was done to a list of rows. Lists by id, not objects: the server chooses the ids. */
export interface RowEdits<Row> {
  changed: { id: Id; values: RowValues }[];
  added: AddedRow<Row>[];
  removed: Id[];
}

/**
 * What was done to a batch since it was loaded, and nothing else: what was not touched is sent as it was
 * loaded, and an edit still stands when the batch under it is loaded anew. Plain data, kept as a draft.
 */
export interface Edits {
  fields: Partial<Record<BatchField, string>>;
  variants: RowEdits<BatchVariant>;
  terpenes: RowEdits<BatchTerpene>;
}

export type ListName = 'variants' | 'terpenes';

const noRows = { changed: [], added: [], removed: [] };
export const noEdits: Edits = { fields: {}, variants: noRows, terpenes: noRows };

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
  const gone = new Set(removed);
  const after = new Map<Id | null, Row[]>();
  const known = new Set<Id>([...rows, ...added.map(({ row }) => row)].map(({ id }) => id));
  for (const { row, after: id } of added) {
    const place = id !== null && known.has(id) ? id : null;
    after.set(place, [...(after.get(place) ?? []), row]);
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
    const own = new Set(added.map(({ row }) => row.id));
    return (
      added.length +
      removed.length +
      changed
        .filter(({ id }) => !own.has(id))
        .reduce((sum, { values }) => sum + Object.keys(values).length, 0)
    );
  };
  return Object.keys(fields).length + count(variants) + count(terpenes);
}

/**
 * The edits after a save that gave ids to added rows: those rows are no longer added, and what was typed into them
 * since belongs to their new ids.
 */
export const rebase = (
  { fields, variants, terpenes }: Edits,
  given: ReadonlyMap<Id, Id>,
): Edits => ({
  fields,
  variants: rebaseRows(variants, given),
  terpenes: rebaseRows(terpenes, given),
});

function rebaseRows<Row extends { id: Id }>(
  { changed, added, removed }: RowEdits<Row>,
  given: ReadonlyMap<Id, Id>,
): RowEdits<Row> {
  const idOf = (id: Id) => given.get(id) ?? id;
  return {
    changed: changed.map(({ id, values }) => ({ id: idOf(id), values })),
    added: added
      .filter(({ row }) => !given.has(row.id))
      .map(({ row, after }) => ({ row, after: after === null ? null : idOf(after) })),
    removed: removed.map(idOf),
  };
}

/** What of `edits` the batch does not show: some of a draft may have been saved, or its rows removed, by now. */
export function stillUnsaved({ fields, variants, terpenes }: Edits, batch: Batch): Edits {
  const open = fieldNames.filter(
    (name) => fields[name] !== undefined && fields[name] !== shown(batchFields[name], batch[name]),
  );
  return {
    fields: Object.fromEntries(open.map((name) => [name, fields[name]])),
    variants: unsavedRows(variants, batch.batchVariants, variantFields),
    terpenes: unsavedRows(terpenes, batch.terpenes, terpeneFields),
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
    removed: removed.filter((id) => byId.has(id)),
    changed: changed.flatMap(({ id, values }) => {
      const row = byId.get(id);
      const open = Object.entries(kinds).filter(
        ([name, kind]) =>
          values[name] !== undefined && values[name] !== shown(kind, row?.[name as keyof Row]),
      );
      if (!row || open.length === 0) return [];
      return [{ id, values: Object.fromEntries(open.map(([name]) => [name, values[name]])) }];
    }),
  };
}

/** Whether a found value is edits that this version of the form can show. */
export function isEdits(value: unknown): value is Edits {
  const { fields, variants, terpenes } = (value ?? {}) as Partial<Edits>;
  return isObject(fields) && isRowEdits(variants) && isRowEdits(terpenes);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRowEdits = (value: unknown) => {
  const { changed, added, removed } = (value ?? {}) as Partial<RowEdits<{ id: unknown }>>;
  return (
    Array.isArray(removed) &&
    Array.isArray(changed) &&
    changed.every((row) => isObject(row) && isObject(row.values)) &&
    Array.isArray(added) &&
    added.every((each) => isObject(each) && isObject(each.row))
  );
};
