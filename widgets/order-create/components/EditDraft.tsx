import type { Id } from '@shared/id';
import { createSelector } from 'reselect';
import * as v from 'valibot';
import { isEditOf } from '@shared/orders/itemDraft';
import { joinBy, UnsavedDraft } from '@shared/sync/UnsavedDraft';
import { editKey, isApplied, rowKey, type OrderEdit } from '../model/order';
import { restoreEdits } from '../state/edits';
import { selectItems } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import type { OrderState } from '../state/state';

const isEdit = (edit: unknown): edit is OrderEdit => isEditOf(['remove'], edit);

/** Edits that the server does not have yet, and what is typed in the open cell. */
const schema = v.object({
  edits: v.array(v.custom<OrderEdit>(isEdit)),
  cell: v.nullable(v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() })),
});
type Unsaved = v.InferOutput<typeof schema>;

const selectUnsaved = createSelector(
  [(state: OrderState) => state.pending, (state: OrderState) => state.typedCell],
  (pending, cell): Unsaved | null =>
    pending.length > 0 || cell ? { edits: pending.map(({ edit }) => edit), cell } : null,
);

const joinEdits = joinBy<OrderEdit>(editKey);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft({ orderId }: { orderId: Id }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  return (
    <UnsavedDraft<Unsaved>
      record={orderId}
      schema={schema}
      value={useAppSelector(selectUnsaved)}
      merge={(earlier, later) => ({
        edits: joinEdits(earlier.edits, later.edits),
        cell: later.cell ?? earlier.cell,
      })}
      isUrgent={useAppSelector((state) => state.paused !== null)}
      stillUnsaved={({ edits, cell }) => {
        const shown = new Set(items.map(rowKey));
        const isSaved = (edit: OrderEdit) => shown.has(rowKey(edit.item)) && isApplied(items, edit);
        const left = edits.filter((edit) => !isSaved(edit));
        return left.length > 0 || cell ? { edits: left, cell } : null;
      }}
      onRestore={({ edits, cell }) => {
        dispatch(restoreEdits(edits));
        dispatch(changed({ restoredCell: cell, typedCell: cell }));
      }}
    />
  );
}
