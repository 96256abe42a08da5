import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { isItemEdit } from '@shared/orders/isItemEdit';
import { UnsavedList } from '@shared/sync/UnsavedList';
import { editKey, isApplied, isOf, unsentUndo, type ItemEdit } from '../model/drawer';
import { restoreEdits } from '../state/edits';
import {
  drawerTyped,
  selectDrawer,
  useAppDispatch,
  useAppSelector,
  type DrawerState,
  type TypedField,
} from '../state/slice';

const editSchema = v.custom<ItemEdit>(isItemEdit);
const textSchema = v.object({ edit: editSchema, text: v.string() });
const textKey = ({ edit }: TypedField) => editKey(edit);

/**
 * What the server does not have yet, typed values included. A clear is nothing that was typed. Of an undo that was sent
 * the next visit cannot tell who has ordered the item again: what is left of it is kept as any other edit.
 */
const selectUnsaved = createSelector(
  [(state: DrawerState) => state.pending, (state: DrawerState) => state.typed],
  (pending, typed) => {
    const undone = new Set(unsentUndo(pending).map(({ key }) => key));
    return [
      ...pending.flatMap(({ key, edit }) =>
        edit.type === 'clear' ? [] : [{ ...edit, hadGone: undone.has(key) }],
      ),
      ...Object.values(typed).map(({ edit, text }) => (text === undefined ? edit : { edit, text })),
    ];
  },
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useWidget().config as { orderId?: Id };
  const drawer = useAppSelector(selectDrawer);
  return (
    <UnsavedList
      {...{ editKey, editSchema, textKey, textSchema }}
      record={orderId}
      unsaved={useAppSelector(selectUnsaved)}
      isSaved={(edit) =>
        // What somebody has ordered again is not brought back, nor are its cases and its price.
        drawer?.items.some((item) => isOf(edit, item)) === true &&
        (edit.hadGone === true || isApplied(drawer, edit))
      }
      onRestore={(edits, texts) => {
        dispatch(drawerTyped.restored(texts));
        dispatch(restoreEdits(edits));
      }}
    />
  );
}
