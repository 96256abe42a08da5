import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { isItemEdit } from '@shared/orders/isItemEdit';
import { UnsavedList } from '@shared/sync/UnsavedList';
import { editKey, isApplied, rowKey, type OrderEdit } from '../model/order';
import { restoreEdits } from '../state/edits';
import { selectItems } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import type { OrderState } from '../state/state';

const editSchema = v.custom<OrderEdit>(isItemEdit);
const textSchema = v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() });

/** One cell is open at a time. */
const textKey = () => 'cell';

const selectUnsaved = createSelector(
  [(state: OrderState) => state.pending, (state: OrderState) => state.typedCell],
  (pending, cell) => [...pending.map(({ edit }) => edit), ...(cell ? [cell] : [])],
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft({ orderId }: { orderId: Id }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  return (
    <UnsavedList
      {...{ editKey, editSchema, textKey, textSchema }}
      record={orderId}
      unsaved={useAppSelector(selectUnsaved)}
      isSaved={(edit) =>
        items.some((item) => rowKey(item) === rowKey(edit.item)) && isApplied(items, edit)
      }
      onRestore={(edits, [cell = null]) => {
        dispatch(restoreEdits(edits));
        dispatch(changed({ restoredCell: cell, typedCell: cell }));
      }}
    />
  );
}
