import { useLayoutEffect, useMemo, useState } from 'react';
import { createSelector } from 'reselect';
import * as v from 'valibot';
import { useDraft } from '@shared/forms/useDraft';
import { DraftOffer } from '@shared/ui/DraftOffer';
import type { Line, Typed } from '../model/cart';
import { selectLines, selectTyped } from '../state/selectors';
import { textsRestored, useAppDispatch, useAppSelector, type CartState } from '../state/slice';
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
type Kept = v.InferOutput<typeof schema>[number];

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
  (lines, pending, conflicts, typed): Typed[] | null => {
    const at = new Map(typed.map((each) => [each.line.key, each]));
    const keys = new Set([...pending, ...conflicts.map(({ line }) => line.key), ...at.keys()]);
    const shown = lines
      .filter(({ key }) => keys.has(key))
      .map((line) => ({ quantity: line.quantity, ...at.get(line.key), line }));
    const added = typed.filter(({ line }) => !lines.some(({ key }) => key === line.key));
    return shown.length + added.length > 0 ? [...shown, ...added] : null;
  },
);

const quantityIn = (lines: readonly Line[], { key }: Line) =>
  lines.find((line) => line.key === key)?.quantity ?? 0;
const byKey = (wanted: readonly Kept[]) => new Map(wanted.map((each) => [each.line.key, each]));

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function CartDraft({ record }: { record: string }) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsaved);
  const isPaused = useAppSelector((state) => state.paused !== null);
  const lines = useAppSelector(selectLines);
  /** By line, what stood there before it was edited. */
  const [were] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const open = new Set(unsaved?.map(({ line }) => line.key));
    for (const { key, quantity } of lines) if (!open.has(key)) were.set(key, quantity);
  }, [lines, unsaved, were]);
  const value = useMemo(
    () => unsaved?.map((each): Kept => ({ ...each, was: were.get(each.line.key) ?? 0 })) ?? null,
    [unsaved, were],
  );
  const { offered, answer } = useDraft<Kept[]>({
    record,
    schema,
    value,
    merge: (earlier, later) => [...new Map([...byKey(earlier), ...byKey(later)]).values()],
    isUrgent: isPaused,
    stillUnsaved: (draft) => {
      const left = draft.filter(
        ({ line, quantity, text }) => text !== undefined || quantityIn(lines, line) !== quantity,
      );
      return left.length > 0 ? left : null;
    },
  });
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        const read = offered.value.filter(({ text }) => text === undefined);
        // Somebody else has set another quantity since: the person decides.
        const isOld = ({ line, was }: Kept) => was !== undefined && quantityIn(lines, line) !== was;
        dispatch(setQuantities(read.filter((each) => !isOld(each))));
        for (const { line, quantity } of read.filter(isOld)) dispatch(holdQuantity(line, quantity));
        dispatch(textsRestored(offered.value.filter(({ text }) => text !== undefined)));
        answer();
      }}
      onDiscard={() => answer()}
    />
  );
}
