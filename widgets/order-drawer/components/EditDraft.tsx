import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { isItemEdit } from '@shared/orders/isItemEdit';
import { UnsavedList } from '@shared/sync/UnsavedList';
import { editKey, isApplied, isOf, type ItemEdit } from '../model/drawer';
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

/** What the server does not have yet, typed values included. A clear is nothing that was typed. */
const selectUnsaved = createSelector(
  [(state: DrawerState) => state.pending, (state: DrawerState) => state.typed],
  (pending, typed) => [
    ...pending.flatMap(({ edit }) => (edit.type === 'clear' ? [] : [edit])),
    ...Object.values(typed).map(({ edit, text }) => (text === undefined ? edit : { edit, text })),
  ],
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
        drawer?.items.some((item) => isOf(edit, item)) === true && isApplied(drawer, edit)
      }
      onRestore={(edits, texts) => {
        dispatch(drawerTyped.restored(texts));
        dispatch(restoreEdits(edits));
      }}
    />
  );
}
