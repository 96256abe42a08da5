import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { ItemDraft } from '@shared/orders/ItemDraft';
import { editKey, isApplied, rowKey } from '../model/order';
import { restoreEdits } from '../state/edits';
import { selectItems } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import type { OrderState } from '../state/state';

const textSchema = v.object({ rowKey: v.string(), columnId: v.string(), text: v.string() });

/** One cell is open at a time. */
const textKey = () => 'cell';

const selectEdits = createSelector([(state: OrderState) => state.pending], (pending) =>
  pending.map(({ edit }) => edit),
);
const selectTexts = createSelector([(state: OrderState) => state.typedCell], (cell) =>
  cell ? [cell] : [],
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft({ orderId }: { orderId: Id }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  return (
    <ItemDraft
      {...{ orderId, editKey, textKey, textSchema }}
      edits={useAppSelector(selectEdits)}
      texts={useAppSelector(selectTexts)}
      isPaused={useAppSelector((state) => state.paused !== null)}
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
