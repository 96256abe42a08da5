import type { Id } from '@shared/answers/id';
import type { Batch } from '@shared/contract/batches';
import { addRow, removeRow, restoreRow } from '@shared/forms/rowEdits';
import {
  lists,
  noEdits,
  rowsIn,
  withOneOfEachType,
  type Edits,
  type EditsOf,
  type ListName,
  type Rows,
} from './edits';
import type { Value } from './values';

type AnyRow = Rows[ListName];

/** A row to be added, under another one or at the end. Its id is the one that it gets where that is free. */
export interface AddedRow<Row> {
  row: Row;
  after?: Id;
}

/** The row that was removed last, for putting it back. */
export interface RemovedRow {
  list: ListName;
  id: Id;
}

export type FormAction =
  | { type: 'edited'; list: ListName; id: Id; field: string; value: Value }
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
  const { terpenes } = source;
  switch (action.type) {
    case 'replaced':
      return { edits: withOneOfEachType(action.edits, terpenes, true), removed: null };
    case 'revised': {
      const edits = action.revise(state.edits);
      return { ...state, edits: withOneOfEachType(edits, terpenes, true) };
    }
    case 'removalDismissed':
      return { ...state, removed: null };
    default: {
      // What came from elsewhere since the last action is no conflict of this one.
      const before = withOneOfEachType(state.edits, terpenes, true);
      const list = 'removed' in action ? action.removed.list : action.list;
      const after = { ...before, [list]: rowsAfter(list, before, action, source) };
      return {
        edits: withOneOfEachType(after, terpenes, false),
        removed: removedBy(action, state.removed),
      };
    }
  }
}

type RowAction = Exclude<FormAction, { type: 'replaced' | 'revised' | 'removalDismissed' }>;

function rowsAfter<List extends ListName>(
  list: List,
  { [list]: all }: Edits,
  action: RowAction,
  source: Batch,
): EditsOf<List> {
  const { [list]: rows } = rowsIn(source);
  switch (action.type) {
    case 'edited':
      return lists[list].change(all, rows, action.id, { [action.field]: action.value });
    case 'rowsAdded':
      return action.rows.reduce<EditsOf<List>>(
        (now, { row, after }) => addRow(now, rows, row as Rows[List], after),
        all,
      );
    case 'rowRemoved':
      return removeRow(all, action.row as Rows[List]);
    case 'rowPutBack':
      return restoreRow(all, action.removed.id);
  }
}

function removedBy(action: RowAction, before: RemovedRow | null): RemovedRow | null {
  if (action.type === 'rowRemoved') return { list: action.list, id: action.row.id };
  return action.type === 'rowPutBack' ? null : before;
}
