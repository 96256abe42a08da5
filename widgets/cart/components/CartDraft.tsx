import { createSelector } from 'reselect';
import * as v from 'valibot';
import { LineDraft } from '@shared/sync/LineDraft';
import type { Line, Typed } from '../model/cart';
import { selectTyped } from '../state/selectors';
import {
  cartTyped,
  selectLines,
  useAppDispatch,
  useAppSelector,
  type CartState,
} from '../state/slice';
import { holdQuantity, setQuantities } from '../state/thunks';

const lineSchema = v.custom<Line>(
  (line) => typeof (line as Partial<Line> | null)?.key === 'string',
);
const textSchema = v.object({ line: lineSchema, quantity: v.number(), text: v.string() });
const keyOf = ({ line }: { line: Line }) => line.key;

/**
 * What waits to be saved, also a removal, and in a cell of the matrix that has no line yet. Not a clear, which nobody
 * typed, and not what was typed at a line that is gone.
 */
const selectUnsaved = createSelector(
  [(state: CartState) => state.pending, (state: CartState) => state.conflicts, selectTyped],
  (pending, conflicts, typed): Typed[] => [
    ...pending.flatMap(({ edit }) =>
      edit.type === 'clear' ? [] : [{ line: edit.line, quantity: edit.quantity }],
    ),
    ...conflicts.map(({ line, mine: quantity }) => ({ line, quantity })),
    ...typed,
  ],
);

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function CartDraft({ record }: { record: string }) {
  const dispatch = useAppDispatch();
  return (
    <LineDraft
      {...{ record, lineSchema, textSchema }}
      textKey={keyOf}
      lines={useAppSelector(selectLines)}
      unsaved={useAppSelector(selectUnsaved)}
      onRestore={(edits, changed, texts) => {
        dispatch(setQuantities(edits));
        for (const { line, quantity } of changed) dispatch(holdQuantity(line, quantity));
        dispatch(cartTyped.restored(texts));
      }}
    />
  );
}
