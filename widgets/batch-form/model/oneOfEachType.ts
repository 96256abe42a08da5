import type { BatchTerpene } from '@shared/contract/batches';
import { put, type RowEdit, type RowEdits } from '@shared/forms/rowEdits';
import { keyOf } from './batch';
import type { Values } from './edits';
import { shown } from './values';

type TerpeneEdits = RowEdits<BatchTerpene, Values>;

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
  const gone = new Set(edits.filter(({ isRemoved }) => isRemoved).map(({ id }) => id));
  const first = new Map<string, BatchTerpene>();
  for (const row of rows) {
    const type = keyOf(row.terpeneTypeId);
    if (!gone.has(row.id) && !first.has(type)) first.set(type, row);
  }
  return edits.reduce((result, edit) => {
    if (!edit.isNew || edit.isRemoved) return result;
    const type = keyOf(edit.base.terpeneTypeId);
    const other = first.get(type);
    if (!other) first.set(type, edit.base);
    return !other || other.id === edit.id ? result : folded(result, edit, other, isMeanwhile);
  }, edits);
}

/** The edits with an added row as a change of `into`, which is of the same type. */
function folded(
  edits: TerpeneEdits,
  added: RowEdit<BatchTerpene, Values>,
  into: BatchTerpene,
  isMeanwhile: boolean,
): TerpeneEdits {
  const others = edits.filter((each) => each !== added);
  const own = others.find(({ id }) => id === into.id);
  const percentage = added.edits.percentage ?? shown('number', added.base.percentage);
  if (percentage === '') return others;
  const seen = { ...(own?.base ?? into), ...(isMeanwhile && { percentage: null }) };
  return put(others, {
    ...own,
    id: into.id,
    base: own?.isNew ? own.base : seen,
    edits: percentage === shown('number', into.percentage) ? {} : { percentage },
  });
}
