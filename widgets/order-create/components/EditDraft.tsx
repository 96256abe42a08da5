import { useMemo } from 'react';
import * as v from 'valibot';
import type { Id } from '@shared/answers/id';
import { isItemEdit } from '@shared/orders/isItemEdit';
import { editKey, isSaved, unsavedEdits } from '@shared/orders/itemEdits';
import { UnsavedList } from '@shared/sync/UnsavedList';
import type { OrderEdit } from '../model/order';
import { restoreEdits } from '../state/edits';
import { isFinal } from '../state/outcome';
import { selectItems } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

const editSchema = v.custom<OrderEdit>(isItemEdit);
const textSchema = v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() });

/** One cell is open at a time. */
const textKey = () => 'cell';

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft({ orderId }: { orderId: Id }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  const pending = useAppSelector((state) => state.pending);
  const refusals = useAppSelector((state) => state.refusals);
  const cell = useAppSelector((state) => state.typedCell);
  return (
    <UnsavedList
      {...{ editKey, editSchema, textKey, textSchema }}
      record={orderId}
      unsaved={useMemo(
        () => [
          // What was sent is no more an undo of which nothing was.
          ...refusals.flatMap((refusal) =>
            isFinal(refusal) ? [] : [{ ...refusal.edit, isReturn: false }],
          ),
          ...unsavedEdits<OrderEdit>(pending),
          ...(cell ? [cell] : []),
        ],
        [refusals, pending, cell],
      )}
      isSaved={(edit) => isSaved(items, edit)}
      onRestore={(edits, [restored = null]) => {
        dispatch(restoreEdits(edits));
        dispatch(changed({ restoredCell: restored, typedCell: restored }));
      }}
    />
  );
}
