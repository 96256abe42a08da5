import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { isEditOf } from '@shared/orders/itemDraft';
import { joinBy, UnsavedDraft } from '@shared/sync/UnsavedDraft';
import { editKey, isApplied, isOf, type ItemEdit } from '../model/drawer';
import { restoreEdits } from '../state/edits';
import { selectDrawer } from '../state/selectors';
import {
  drawerTyped,
  typedEditsForgotten,
  useAppDispatch,
  useAppSelector,
  type DrawerState,
} from '../state/slice';

const isEdit = (edit: unknown): edit is ItemEdit => isEditOf(['remove', 'back'], edit);
/** Edits that the server does not have yet, and what is typed that cannot be read, by the key of its edit. */
const schema = v.object({
  edits: v.array(v.custom<ItemEdit>(isEdit)),
  texts: v.array(v.tuple([v.string(), v.string()])),
});
type Unsaved = v.InferOutput<typeof schema>;

const joinEdits = joinBy<ItemEdit>(editKey);
const joinTexts = joinBy(([key]: [string, string]) => key);

const orNull = (unsaved: Unsaved): Unsaved | null =>
  unsaved.edits.length + unsaved.texts.length > 0 ? unsaved : null;

/** What the server does not have yet, typed values included. A clear is nothing that was typed. */
const selectUnsaved = createSelector(
  [(state: DrawerState) => state.pending, (state: DrawerState) => state.typed],
  (pending, typed): Unsaved | null => {
    const waiting = pending.flatMap(({ edit }) => (edit.type === 'clear' ? [] : [edit]));
    const fields = Object.entries(typed);
    return orNull({
      edits: joinEdits(
        waiting,
        fields.flatMap(([, field]) => ('edit' in field ? [field.edit] : [])),
      ),
      texts: fields.flatMap(([key, field]) => ('text' in field ? [[key, field.text]] : [])),
    });
  },
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useWidget().config as { orderId?: Id };
  const drawer = useAppSelector(selectDrawer);
  return (
    <UnsavedDraft<Unsaved>
      record={orderId}
      schema={schema}
      value={useAppSelector(selectUnsaved)}
      merge={(earlier, later) => ({
        edits: joinEdits(earlier.edits, later.edits),
        texts: joinTexts(earlier.texts, later.texts),
      })}
      isUrgent={useAppSelector((state) => state.paused !== null)}
      stillUnsaved={({ edits, texts }) => {
        const isSaved = (edit: ItemEdit) =>
          drawer?.items.some((item) => isOf(edit, item)) && isApplied(drawer, edit);
        return orNull({ edits: edits.filter((edit) => !isSaved(edit)), texts });
      }}
      onRestore={({ edits, texts }) => {
        dispatch(restoreEdits(edits));
        const fields = texts.map(([key, text]) => [key, { text }] as const);
        dispatch(drawerTyped.restored(Object.fromEntries(fields)));
      }}
      onDiscard={() => dispatch(typedEditsForgotten())}
    />
  );
}
