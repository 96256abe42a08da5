import { createSelector } from 'reselect';
import * as v from 'valibot';
import { useDraft } from '@shared/forms/useDraft';
import { useWidget } from '@shared/mount/WidgetContext';
import { partOf } from '@shared/answers/order';
import { isId } from '@shared/answers/values';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { editKey, isApplied, keyOf, type ItemEdit } from '../model/drawer';
import { restoreEdits } from '../state/edits';
import { selectDrawer } from '../state/selectors';
import {
  textsRestored,
  typedForgotten,
  useAppDispatch,
  useAppSelector,
  type DrawerState,
} from '../state/slice';

const isEdit = (edit: unknown): edit is ItemEdit => {
  const type = partOf(edit, 'type');
  if (!isId(partOf(partOf(partOf(edit, 'placed'), 'item'), 'variant_id'))) return false;
  if (type === 'quantity') return Number.isSafeInteger(partOf(edit, 'quantity'));
  return type === 'price'
    ? typeof partOf(edit, 'price') === 'string'
    : type === 'remove' || type === 'back';
};
/** Edits that the server does not have yet, and what is typed that cannot be read, by the key of its edit. */
const schema = v.object({
  edits: v.array(v.custom<ItemEdit>(isEdit)),
  texts: v.array(v.tuple([v.string(), v.string()])),
});
type Unsaved = v.InferOutput<typeof schema>;

const merged = (edits: readonly ItemEdit[]): ItemEdit[] => [
  ...new Map(edits.map((edit) => [editKey(edit), edit])).values(),
];

const orNull = (unsaved: Unsaved): Unsaved | null =>
  unsaved.edits.length + unsaved.texts.length > 0 ? unsaved : null;

/** What the server does not have yet, typed values included. A clear is nothing that was typed. */
const selectUnsaved = createSelector(
  [
    (state: DrawerState) => state.pending,
    (state: DrawerState) => state.typed,
    (state: DrawerState) => state.unreadable,
  ],
  (pending, typed, unreadable): Unsaved | null => {
    const waiting = pending.flatMap(({ edit }) => (edit.type === 'clear' ? [] : [edit]));
    const edits = merged([...waiting, ...Object.values(typed)]);
    return orNull({ edits, texts: Object.entries(unreadable) });
  },
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function EditDraft() {
  const dispatch = useAppDispatch();
  const { config } = useWidget();
  const { orderId } = config as { orderId?: string | number };
  const drawer = useAppSelector(selectDrawer);
  const { offered, answer } = useDraft<Unsaved>({
    record: orderId ?? '',
    schema,
    value: useAppSelector(selectUnsaved),
    merge: (earlier, later) => ({
      edits: merged([...earlier.edits, ...later.edits]),
      texts: [...new Map([...earlier.texts, ...later.texts])],
    }),
    isUrgent: useAppSelector((state) => state.paused !== null),
    stillUnsaved: ({ edits, texts }) => {
      const shown = new Set(drawer?.items.map(keyOf));
      const isSaved = (edit: ItemEdit) =>
        drawer !== undefined && shown.has(keyOf(edit.placed.item)) && isApplied(drawer, edit);
      return orNull({ edits: edits.filter((edit) => !isSaved(edit)), texts });
    },
  });
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        const { edits, texts } = offered.value;
        dispatch(restoreEdits(edits));
        dispatch(textsRestored(Object.fromEntries(texts)));
        answer();
      }}
      onDiscard={() => {
        dispatch(typedForgotten());
        answer();
      }}
    />
  );
}
