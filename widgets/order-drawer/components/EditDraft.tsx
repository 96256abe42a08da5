import { useMemo } from 'react';
import * as v from 'valibot';
import type { Id } from '@shared/answers/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { isItemEdit } from '@shared/orders/isItemEdit';
import { editKey, isSaved, unsavedEdits } from '@shared/orders/itemEdits';
import { UnsavedList } from '@shared/sync/UnsavedList';
import type { DrawerEdit } from '../model/drawer';
import { restoreEdits } from '../state/edits';
import {
  drawerTyped,
  selectDrawer,
  useAppDispatch,
  useAppSelector,
  type TypedField,
} from '../state/slice';

const editSchema = v.custom<DrawerEdit>(isItemEdit);
const textSchema = v.object({ edit: editSchema, text: v.string() });
const textKey = ({ edit }: TypedField) => editKey(edit);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useWidget().config as { orderId?: Id };
  const drawer = useAppSelector(selectDrawer);
  const pending = useAppSelector((state) => state.pending);
  const typed = useAppSelector((state) => state.typed);
  const refusals = useAppSelector((state) => state.refusals);
  const unsaved = useMemo(
    () => [
      ...unsavedEdits<DrawerEdit>(pending),
      // It was not sent, and is asked about until that is answered.
      ...refusals.flatMap((refusal) => ('now' in refusal ? [refusal.edit] : [])),
      ...Object.values(typed).map(({ edit, text }) => (text === undefined ? edit : { edit, text })),
    ],
    [pending, refusals, typed],
  );
  return (
    <UnsavedList
      {...{ editKey, editSchema, textKey, textSchema, unsaved }}
      record={orderId}
      isSaved={(edit) => isSaved(drawer?.items ?? [], edit)}
      onRestore={(edits, texts) => {
        dispatch(drawerTyped.restored(texts));
        dispatch(restoreEdits(edits));
      }}
    />
  );
}
