import { useMemo } from 'react';
import { createSelector } from 'reselect';
import * as v from 'valibot';
import { joinBy, UnsavedDraft } from '@shared/sync/UnsavedDraft';
import { useFormerQuantities } from '@shared/sync/useFormerQuantities';
import type { Line, Typed } from '../model/cart';
import { selectLines, selectTyped } from '../state/selectors';
import { cartTyped, useAppDispatch, useAppSelector, type CartState } from '../state/slice';
import { holdQuantity, setQuantities } from '../state/thunks';

const cases = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Quantities that the server does not have yet, with those that it had, and what is typed, with the text where that
 * cannot be read.
 */
const schema = v.array(
  v.object({
    line: v.custom<Line>((line) => typeof (line as Partial<Line> | null)?.key === 'string'),
    quantity: cases,
    was: v.optional(cases),
    text: v.optional(v.string()),
  }),
);
type Unsaved = v.InferOutput<typeof schema>[number];

/**
 * What waits to be saved, also at a place of the matrix that has nothing yet. A clear is nothing that was typed, and a line
 * that is gone is none that it was typed at.
 */
const selectUnsaved = createSelector(
  [
    selectLines,
    (state: CartState) => state.pending,
    (state: CartState) => state.conflicts,
    selectTyped,
  ],
  (lines, pending, conflicts, typed): Typed[] => {
    const at = new Map(typed.map((each) => [each.line.key, each]));
    const edited = [...pending.map(({ key }) => key), ...conflicts.map(({ line }) => line.key)];
    const keys = new Set([...edited, ...at.keys()]);
    const shown = lines
      .filter(({ key }) => keys.has(key))
      .map((line) => ({ quantity: line.quantity, ...at.get(line.key), line }));
    const added = typed.filter(({ line }) => !lines.some(({ key }) => key === line.key));
    return [...shown, ...added];
  },
);

const quantityIn = (lines: readonly Line[], { key }: Line) =>
  lines.find((line) => line.key === key)?.quantity ?? 0;

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function CartDraft({ record }: { record: string }) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsaved);
  const lines = useAppSelector(selectLines);
  const open = useMemo(() => new Set(unsaved.map(({ line }) => line.key)), [unsaved]);
  const former = useFormerQuantities(lines, open);
  const value = useMemo(() => {
    const withFormer = (each: Typed): Unsaved => ({
      ...each,
      was: former.get(each.line.key)?.quantity ?? 0,
    });
    return unsaved.length > 0 ? unsaved.map(withFormer) : null;
  }, [unsaved, former]);
  return (
    <UnsavedDraft<Unsaved[]>
      record={record}
      schema={schema}
      value={value}
      merge={joinBy(({ line }) => line.key)}
      isUrgent={useAppSelector((state) => state.paused !== null)}
      stillUnsaved={(draft) => {
        const left = draft.filter(
          ({ line, quantity, text }) => text !== undefined || quantityIn(lines, line) !== quantity,
        );
        return left.length > 0 ? left : null;
      }}
      onRestore={(draft) => {
        const read = draft.filter(({ text }) => text === undefined);
        // Somebody else has set another quantity since: the person decides.
        const isOld = ({ line, was }: Unsaved) =>
          was !== undefined && quantityIn(lines, line) !== was;
        dispatch(setQuantities(read.filter((each) => !isOld(each))));
        for (const { line, quantity } of read.filter(isOld)) dispatch(holdQuantity(line, quantity));
        const texts = draft.filter(({ text }) => text !== undefined);
        const byLine = texts.map((each) => [each.line.key, each] as const);
        dispatch(cartTyped.restored(Object.fromEntries(byLine)));
      }}
    />
  );
}
