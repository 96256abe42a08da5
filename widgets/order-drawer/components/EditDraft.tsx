import { createSelector } from 'reselect';
import * as v from 'valibot';
import type { Id } from '@shared/id';
import { useWidget } from '@shared/mount/WidgetContext';
import { isItemEdit, ItemDraft } from '@shared/orders/ItemDraft';
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

const textSchema = v.object({ edit: v.custom<ItemEdit>(isItemEdit), text: v.string() });

const selectTyped = (state: DrawerState) => state.typed;

/** What the server does not have yet, typed values included. A clear is nothing that was typed. */
const selectEdits = createSelector(
  [(state: DrawerState) => state.pending, selectTyped],
  (pending, typed) => [
    ...pending.flatMap(({ edit }) => (edit.type === 'clear' ? [] : [edit])),
    ...Object.values(typed).flatMap(({ edit, text }) => (text === undefined ? [edit] : [])),
  ],
);
const selectTexts = createSelector([selectTyped], (typed) =>
  Object.values(typed).flatMap(({ edit, text }) => (text === undefined ? [] : [{ edit, text }])),
);
const textKey = ({ edit }: { edit: ItemEdit }) => editKey(edit);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { orderId = '' } = useWidget().config as { orderId?: Id };
  const drawer = useAppSelector(selectDrawer);
  return (
    <ItemDraft
      {...{ orderId, editKey, textKey, textSchema }}
      edits={useAppSelector(selectEdits)}
      texts={useAppSelector(selectTexts)}
      isPaused={useAppSelector((state) => state.paused !== null)}
      isSaved={(edit) =>
        drawer?.items.some((item) => isOf(edit, item)) === true && isApplied(drawer, edit)
      }
      onRestore={(edits, texts) => {
        dispatch(restoreEdits(edits));
        const fields = texts.map((field) => [textKey(field), field] as const);
        dispatch(drawerTyped.restored(Object.fromEntries(fields)));
      }}
      onDiscard={() => dispatch(typedEditsForgotten())}
    />
  );
}
