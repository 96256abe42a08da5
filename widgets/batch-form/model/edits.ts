import type { Id } from '@shared/answers/id';
import type { Batch, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import { isNumeric } from '@shared/format/numbers';
import { mergeRows, recordRows, rowsAfterSave, withIdsApart } from '@shared/forms/recordRows';
import { countRows, pick, type RowEdits, type RowView as View } from '@shared/forms/rowEdits';
import { batchFields, fieldNames, terpeneFields, variantFields, type BatchField } from './batch';
import { oneOfEachType } from './oneOfEachType';
import { numberOf, shown, type Kind, type Value } from './values';

/** What is typed or chosen, by field. */
export type Values = Record<string, Value>;
export type RowView<Row> = View<Row, Values>;

/** What is edited: the fields of the batch itself are a list of one row, of this id. */
export const batchRow = 'batch';
export interface Rows {
  batch: Pick<Batch, BatchField> & { id: Id };
  terpenes: BatchTerpene;
  variants: BatchVariant;
}
export type ListName = keyof Rows;

/**
 * What was done to a batch since it was loaded, and nothing else: what was not touched is sent as the server has it,
 * and an edit still stands when the batch under it is loaded again. Each edit knows what the person saw when they made
 * it (`base`), so that what somebody else changed meanwhile is told from it. Plain data, kept as a draft.
 */
export type EditsOf<List extends ListName> = RowEdits<Rows[List], Values>;
export type Edits = { [List in ListName]: EditsOf<List> };

export const noEdits: Edits = { batch: [], terpenes: [], variants: [] };

export const kindsOf: Readonly<Record<ListName, Readonly<Record<string, Kind>>>> = {
  batch: batchFields,
  terpenes: terpeneFields,
  variants: variantFields,
};

/** "0.12" and "0.1200" are one number. */
export const isSame = (kind: Kind | undefined, one: unknown, other: unknown): boolean =>
  one === other ||
  (kind === 'number' &&
    isNumeric(one) &&
    isNumeric(other) &&
    numberOf(String(one)) === numberOf(String(other)));

const rowsWith = <Row extends { id: Id }>(kinds: Readonly<Record<string, Kind>>) =>
  recordRows<Row, Values>(
    Object.keys(kinds),
    (row) =>
      Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [name, shown(kind, row[name as keyof Row])]),
      ),
    (one, other, name) => isSame(kinds[name], one, other),
  );

export const lists: {
  [List in ListName]: ReturnType<typeof recordRows<Rows[List], Values>>;
} = {
  batch: rowsWith(batchFields),
  terpenes: rowsWith(terpeneFields),
  variants: rowsWith(variantFields),
};

/** The rows as the server has them. */
export const rowsIn = (batch: Batch): { [List in ListName]: readonly Rows[List][] } => ({
  batch: [{ ...pick(batch, fieldNames), id: batchRow } as Rows['batch']],
  terpenes: batch.terpenes,
  variants: batch.batchVariants,
});

/** What is typed into the fields of the batch itself. */
export const fieldsOf = ({ batch }: Edits): Partial<Record<BatchField, string>> =>
  batch[0]?.edits ?? noFields;

const noFields = Object.freeze({});

const eachList = (editsOf: <List extends ListName>(list: List) => EditsOf<List>): Edits => ({
  batch: editsOf('batch'),
  terpenes: editsOf('terpenes'),
  variants: editsOf('variants'),
});

/** How many things would be saved. An added row counts once, whatever was typed into it. */
export const countEdits = ({ batch, terpenes, variants }: Edits): number =>
  countRows(batch) + countRows(terpenes) + countRows(variants);

/** What of `edits` the batch does not show: the server may have some of a draft, or of a save, by now. */
export function stillUnsaved(edits: Edits, batch: Batch): Edits {
  const [over, rows] = [withOneOfEachType(edits, batch.terpenes, true), rowsIn(batch)];
  return eachList((list) => lists[list].open(over[list], rows[list]));
}

/** What somebody else changed, to something else, of what these edits change, in the order of the screen. */
export function rowConflicts(edits: Edits, batch: Batch) {
  const rows = rowsIn(batch);
  const conflictsIn = <List extends ListName>(list: List) =>
    lists[list].conflictsOf(edits[list], rows[list]).map((conflict) => ({ list, ...conflict }));
  return [...conflictsIn('batch'), ...conflictsIn('terpenes'), ...conflictsIn('variants')];
}

/**
 * What of `edits` is still to be saved once the server has taken `sent`, which was made of an earlier state of them.
 * Rows that were added have the ids that `given` names by now.
 */
export const withoutSent = (edits: Edits, sent: Edits, given: ReadonlyMap<Id, Id>): Edits =>
  eachList((list) => rowsAfterSave(edits[list], sent[list], given));

/** The edits with ids of new rows that the batch does not have, once it is known that they are not in it. */
export function idsApart(edits: Edits, batch: Batch): Edits {
  const rows = rowsIn(batch);
  return eachList((list) => withIdsApart(edits[list], rows[list]));
}

/** `later` over `earlier`, for a draft that comes back to a form that has been edited since. */
export const mergeEdits = (earlier: Edits, later: Edits): Edits =>
  withOneOfEachType(
    eachList((list) => mergeRows(earlier[list], later[list])),
    [],
    false,
  );

/** The edits as they stand over these terpenes: the server may have one by now that was added here. */
export const withOneOfEachType = (
  edits: Edits,
  rows: readonly BatchTerpene[],
  isMeanwhile: boolean,
): Edits => ({ ...edits, terpenes: oneOfEachType(rows, edits.terpenes, isMeanwhile) });
