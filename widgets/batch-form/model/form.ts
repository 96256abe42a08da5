import type { Id } from '@shared/id';
import type { Batch, BatchTerpene, BatchVariant } from '@shared/contract/batches';
import { produce } from '@shared/store/produce';
import type { BatchField } from './batch';
import {
  noEdits,
  oneOfEachType,
  type AddedRow,
  type Edits,
  type ListName,
  type RowEdits,
  type RowValues,
} from './edits';
import { nextFreeId } from './mergeEdits';
import type { Value } from './values';

type AnyRow = BatchVariant | BatchTerpene;

/** What went with a row that was removed, for putting it back. */
export interface RemovedRow {
  list: ListName;
  id: Id;
  /** Of a row that the server does not know. */
  added?: { each: AddedRow<AnyRow>; index: number; values: RowValues | undefined };
}

export type FormAction =
  | { type: 'fieldEdited'; field: BatchField; text: string; was: Value }
  | { type: 'cellEdited'; list: ListName; id: Id; field: string; value: Value; was: Value }
  | { type: 'rowsAdded'; list: ListName; rows: readonly AddedRow<AnyRow>[] }
  | { type: 'rowRemoved'; list: ListName; row: AnyRow }
  | { type: 'rowPutBack'; removed: RemovedRow }
  | { type: 'removalDismissed' }
  /** Conflicts that were decided, saves that were taken. */
  | { type: 'revised'; revise: (edits: Edits) => Edits }
  | { type: 'replaced'; edits: Edits };

export interface FormState {
  edits: Edits;
  /** The row that went last, until something else replaces it. */
  removed: RemovedRow | null;
}

export const startingForm: FormState = { edits: noEdits, removed: null };

/**
 * What a person does to the form over `source`, the batch as the server has it. A value typed back to what it was is
 * no edit, and no terpene type is there twice, whatever was added, restored or put back.
 */
export function formReducer(state: FormState, action: FormAction, source: Batch): FormState {
  if (action.type === 'replaced') {
    return { edits: withOneOfEachType(action.edits, source, true), removed: null };
  }
  if (action.type === 'revised') {
    return { ...state, edits: withOneOfEachType(action.revise(state.edits), source, true) };
  }
  // What came from elsewhere since the last action is no conflict of this one.
  const before = { ...state, edits: withOneOfEachType(state.edits, source, true) };
  const after = produce(before, (draft: FormState) => handle(draft, action, source));
  return { ...after, edits: withOneOfEachType(after.edits, source, false) };
}

/** The edits as they stand over the batch: the server may have a terpene by now that was added here. */
export function withOneOfEachType(edits: Edits, source: Batch, isMeanwhile: boolean): Edits {
  const terpenes = oneOfEachType(source.terpenes, edits.terpenes, isMeanwhile);
  return terpenes === edits.terpenes ? edits : { ...edits, terpenes };
}

type HandledHere = Exclude<FormAction, { type: 'replaced' | 'revised' }>;

function handle(state: FormState, action: HandledHere, source: Batch): void {
  const { edits } = state;
  switch (action.type) {
    case 'removalDismissed':
      state.removed = null;
      return;
    case 'fieldEdited':
      editField(edits, action.field, action.text, String(action.was ?? ''));
      return;
    case 'rowPutBack':
      putBack(state, action.removed);
      return;
    case 'cellEdited':
      editCell(edits, action, source);
      return;
    case 'rowsAdded':
      for (const each of action.rows) addRow(state, action.list, each);
      return;
    case 'rowRemoved':
      state.removed = remove(edits, action.list, action.row as BatchVariant);
  }
}

function editField({ fields, base }: Edits, field: BatchField, text: string, was: string): void {
  if (text === was) {
    Reflect.deleteProperty(fields, field);
    Reflect.deleteProperty(base, field);
    return;
  }
  fields[field] = text;
  base[field] ??= was;
}

type CellEdited = Extract<FormAction, { type: 'cellEdited' }>;

function editCell(edits: Edits, { list: name, id, field, value, was }: CellEdited, source: Batch) {
  const list = edits[name] as RowEdits<BatchVariant>;
  const rows = (name === 'variants' ? source.batchVariants : source.terpenes) as BatchVariant[];
  const row = rows.find((each) => each.id === id);
  const index = list.changed.findIndex((each) => each.id === id);
  const change = list.changed[index];
  const values = { ...change?.values };
  const isFirst = !(field in values);
  if (value === was) Reflect.deleteProperty(values, field);
  else values[field] = value;
  // Of each cell what the person saw when they first changed it.
  const seen = row && isFirst ? { [field]: row[field as keyof BatchVariant] } : {};
  const base = row ? { ...(change?.base ?? row), ...seen } : (change?.base ?? null);
  const next = Object.keys(values).length > 0 ? [{ id, values, base }] : [];
  list.changed.splice(index < 0 ? list.changed.length : index, index < 0 ? 0 : 1, ...next);
}

/** Rows that are added at once were each given the first temporary id that was free then. */
function addRow({ edits, removed }: FormState, name: ListName, each: AddedRow<AnyRow>): void {
  const { row, after } = each;
  const { added } = edits[name] as RowEdits<AnyRow>;
  const taken = new Set(added.map((other) => other.row.id));
  // It may come back.
  if (removed?.list === name) taken.add(removed.id);
  const id = taken.has(row.id) ? nextFreeId(row.id, taken) : row.id;
  added.push({ row: { ...row, id }, after });
}

function remove(edits: Edits, name: ListName, row: BatchVariant): RemovedRow {
  const list = edits[name] as RowEdits<BatchVariant>;
  const { id } = row;
  const index = list.added.findIndex((each) => each.row.id === id);
  const [each] = index < 0 ? [] : list.added.splice(index, 1);
  if (!each) {
    list.removed.push(row);
    return { list: name, id };
  }
  const at = list.changed.findIndex((change) => change.id === id);
  const [change] = at < 0 ? [] : list.changed.splice(at, 1);
  // Copies of it stand where it stood.
  for (const follower of list.added) if (follower.after === id) follower.after = each.after;
  return { list: name, id, added: { each, index, values: change?.values } };
}

function putBack(state: FormState, { list: name, id, added }: RemovedRow): void {
  const list = state.edits[name] as RowEdits<BatchVariant>;
  state.removed = null;
  if (!added) {
    list.removed = list.removed.filter((row) => row.id !== id);
    return;
  }
  list.added.splice(added.index, 0, added.each as AddedRow<BatchVariant>);
  if (added.values) list.changed.push({ id, values: added.values, base: null });
}
