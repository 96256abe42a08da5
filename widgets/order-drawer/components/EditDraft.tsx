import { createSelector } from 'reselect';
import * as v from 'valibot';
import { useDraft } from '@shared/forms/useDraft';
import { useWidget } from '@shared/mount/WidgetContext';
import { isId, partOf } from '@shared/orderAnswers';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { editKey, isApplied, keyOf, type ItemEdit } from '../model/drawer';
import { restoreEdits } from '../state/edits';
import { selectDrawer } from '../state/selectors';
import { typedForgotten, useAppDispatch, useAppSelector, type DrawerState } from '../state/slice';

const isEdit = (edit: unknown): edit is ItemEdit => {
  const type = partOf(edit, 'type');
  if (!isId(partOf(partOf(partOf(edit, 'placed'), 'item'), 'variant_id'))) return false;
  if (type === 'quantity') return Number.isSafeInteger(partOf(edit, 'quantity'));
  return type === 'price'
    ? typeof partOf(edit, 'price') === 'string'
    : type === 'remove' || type === 'back';
};
const schema = v.array(v.custom<ItemEdit>(isEdit));

const merged = (edits: readonly ItemEdit[]): ItemEdit[] => [
  ...new Map(edits.map((edit) => [editKey(edit), edit])).values(),
];

/** What the server does not have yet, typed values included. A clear is nothing that was typed. */
const selectUnsaved = createSelector(
  [(state: DrawerState) => state.pending, (state: DrawerState) => state.typed],
  (pending, typed): ItemEdit[] | null => {
    const waiting = pending.flatMap(({ edit }) => (edit.type === 'clear' ? [] : [edit]));
    const edits = merged([...waiting, ...Object.values(typed)]);
    return edits.length > 0 ? edits : null;
  },
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { config } = useWidget();
  const { orderId } = config as { orderId?: string | number };
  const drawer = useAppSelector(selectDrawer);
  const { offered, answer } = useDraft<ItemEdit[]>({
    record: orderId ?? '',
    schema,
    value: useAppSelector(selectUnsaved),
    merge: (earlier, later) => merged([...earlier, ...later]),
    isUrgent: useAppSelector((state) => state.paused !== null),
    stillUnsaved: (edits) => {
      const shown = new Set(drawer?.items.map(keyOf));
      const isSaved = (edit: ItemEdit) =>
        drawer !== undefined && shown.has(keyOf(edit.placed.item)) && isApplied(drawer, edit);
      const left = edits.filter((edit) => !isSaved(edit));
      return left.length > 0 ? left : null;
    },
  });
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        dispatch(restoreEdits(offered.value));
        answer();
      }}
      onDiscard={() => {
        dispatch(typedForgotten());
        answer();
      }}
    />
  );
}
