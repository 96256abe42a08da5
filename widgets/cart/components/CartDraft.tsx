import { createSelector } from 'reselect';
import * as v from 'valibot';
import { useDraft } from '@shared/forms/useDraft';
import { DraftOffer } from '@shared/ui/DraftOffer';
import type { Line } from '../model/cart';
import { selectLines } from '../state/selectors';
import { useAppDispatch, useAppSelector, type CartState } from '../state/slice';
import { setQuantities, type Wanted } from '../state/thunks';

/** Quantities that the server does not have yet, typed ones included. */
const schema = v.array(
  v.object({
    line: v.custom<Line>((line) => typeof (line as Partial<Line> | null)?.key === 'string'),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
);

/** What waits to be saved. A clear is nothing that was typed, and a line that is gone is none that it was typed at. */
const selectUnsaved = createSelector(
  [
    selectLines,
    (state: CartState) => state.pending,
    (state: CartState) => state.conflicts,
    (state: CartState) => state.typed,
  ],
  (lines, pending, conflicts, typed): Wanted[] | null => {
    const keys = new Set([...pending, ...conflicts.map(({ line }) => line.key)]);
    const shown = lines
      .filter(({ key }) => keys.has(key) || typed[key] !== undefined)
      .map((line) => ({ line, quantity: typed[line.key] ?? line.quantity }));
    return shown.length > 0 ? shown : null;
  },
);

const quantityIn = (lines: readonly Line[], { key }: Line) =>
  lines.find((line) => line.key === key)?.quantity ?? 0;
const byKey = (wanted: readonly Wanted[]) => new Map(wanted.map((each) => [each.line.key, each]));

/** Keeps what is not saved past a reload and an ended session, and offers what an earlier visit left. */
export function CartDraft({ record }: { record: string }) {
  const dispatch = useAppDispatch();
  const value = useAppSelector(selectUnsaved);
  const isPaused = useAppSelector((state) => state.paused !== null);
  const lines = useAppSelector(selectLines);
  const { offered, answer } = useDraft<Wanted[]>({
    record,
    schema,
    value,
    merge: (earlier, later) => [...new Map([...byKey(earlier), ...byKey(later)]).values()],
    isUrgent: isPaused,
    stillUnsaved: (draft) => {
      const left = draft.filter(({ line, quantity }) => quantityIn(lines, line) !== quantity);
      return left.length > 0 ? left : null;
    },
  });
  if (!offered) return null;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        dispatch(setQuantities(offered.value));
        answer();
      }}
      onDiscard={() => answer()}
    />
  );
}
