import type { BatchTerpene, BatchVariant } from '../../shared/contract/batches';
import { produce } from '../../shared/store/produce';
import type { BatchField } from './batch';
import { noEdits, type AddedRow, type Edits, type ListName, type RowValues } from './edits';
import type { Id, Value } from './values';

type AnyRow = BatchVariant | BatchTerpene;

/** What went with a row that was removed, for putting it back. */
export interface RemovedRow {
  list: ListName;
  id: Id;
  /** Of a row that the server does not know. */
  added?: { each: AddedRow<AnyRow>; place: number; values: RowValues | undefined };
}

export type FormAction =
  | { type: 'fieldEdited'; field: BatchField; text: string; was: Value }
  | { type: 'cellEdited'; list: ListName; id: Id; field: string; value: Value; was: Value }
  | { type: 'rowsAdded'; list: ListName; rows: readonly AddedRow<AnyRow>[] }
  | { type: 'rowRemoved'; list: ListName; id: Id }
  | { type: 'rowPutBack'; removed: RemovedRow }
  | { type: 'removalDismissed' }
  | { type: 'replaced'; edits: Edits };

export interface FormState {
  edits: Edits;
  /** The row that went last, until something else replaces it. */
  removed: RemovedRow | null;
}

export const startingForm: FormState = { edits: noEdits, removed: null };

/** What a person does to the form. A value typed back to what it was is no edit. */
export const formReducer = (state: FormState, action: FormAction): FormState =>
  produce(state, (draft: FormState) => handle(draft, action));

function handle(state: FormState, action: FormAction): void {
  if (action.type === 'replaced') {
    state.edits = action.edits;
    state.removed = null;
    return;
  }
  if (action.type === 'removalDismissed') {
    state.removed = null;
    return;
  }
  const { edits } = state;
  if (action.type === 'fieldEdited') {
    if (action.text === action.was) Reflect.deleteProperty(edits.fields, action.field);
    else edits.fields[action.field] = action.text;
    return;
  }
  if (action.type === 'rowPutBack') {
    putBack(state, action.removed);
    return;
  }
  const list = edits[action.list] as Edits['variants'];
  if (action.type === 'cellEdited') {
    const { id, field, value, was } = action;
    const place = list.changed.findIndex((row) => row.id === id);
    const values = { ...list.changed[place]?.values };
    if (value === was) Reflect.deleteProperty(values, field);
    else values[field] = value;
    const next = Object.keys(values).length > 0 ? [{ id, values }] : [];
    list.changed.splice(place < 0 ? list.changed.length : place, place < 0 ? 0 : 1, ...next);
  } else if (action.type === 'rowsAdded') {
    list.added.push(...(action.rows as AddedRow<BatchVariant>[]));
  } else {
    state.removed = remove(list, action.list, action.id);
  }
}

function remove(list: Edits['variants'], name: ListName, id: Id): RemovedRow {
  const place = list.added.findIndex(({ row }) => row.id === id);
  const [each] = place < 0 ? [] : list.added.splice(place, 1);
  if (!each) {
    list.removed.push(id);
    return { list: name, id };
  }
  const at = list.changed.findIndex((row) => row.id === id);
  const [change] = at < 0 ? [] : list.changed.splice(at, 1);
  // Copies of it stand where it stood.
  for (const follower of list.added) if (follower.after === id) follower.after = each.after;
  return { list: name, id, added: { each, place, values: change?.values } };
}

function putBack(state: FormState, { list: name, id, added }: RemovedRow): void {
  const list = state.edits[name] as Edits['variants'];
  state.removed = null;
  if (!added) {
    list.removed = list.removed.filter((gone) => gone !== id);
    return;
  }
  list.added.splice(added.place, 0, added.each as AddedRow<BatchVariant>);
  if (added.values) list.changed.push({ id, values: added.values });
}
