import { createSelector } from 'reselect';
import { removals, type Cart, type Group, type Line } from '../cart';
import type { Change, Conflict } from '../changes';
import type { CartState, Refusal } from './slice';

const noLines: Line[] = [];
const noNotes: Note[] = [];

export const selectCart = ({ cart }: CartState): Cart | undefined =>
  cart.status === 'idle' ? undefined : cart.value;

export const selectLines = (state: CartState): Line[] => selectCart(state)?.lines ?? noLines;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, stalled, conflicts }: CartState) =>
  pending.length === 0 && stalled === null && conflicts.length === 0;

/** What is to be said of one line, beside the server's own notices. */
export interface Note {
  line: Line;
  refusal: Refusal | undefined;
  change: Change | undefined;
  conflict: Conflict | undefined;
}

export const selectNotes = createSelector(
  [
    (state: CartState) => state.refusals,
    (state: CartState) => state.changes,
    (state: CartState) => state.conflicts,
  ],
  (refusals, changes, conflicts): ReadonlyMap<string, Note> => {
    const notes = new Map<string, Note>();
    const noteOf = (line: Line): Note => {
      const note = notes.get(line.key) ?? {
        line,
        refusal: undefined,
        change: undefined,
        conflict: undefined,
      };
      notes.set(line.key, note);
      return note;
    };
    for (const refusal of refusals) noteOf(refusal.line).refusal = refusal;
    for (const change of changes) noteOf(change.line).change = change;
    for (const conflict of conflicts) noteOf(conflict.line).conflict = conflict;
    return notes;
  },
);

export interface GroupOfLines {
  key: string;
  /** Undefined for a line that was just brought back to a cart that the server has not shown yet. */
  group: Group | undefined;
  lines: Line[];
}

/** The lines by seller and location, in the order of the server. */
export const selectGroups = createSelector([selectCart], (cart): GroupOfLines[] => {
  const byKey = new Map<string, GroupOfLines>();
  for (const group of cart?.groups ?? [])
    byKey.set(group.key, { key: group.key, group, lines: [] });
  for (const line of cart?.lines ?? []) {
    const { groupKey: key } = line;
    const found = byKey.get(key) ?? { key, group: undefined, lines: [] };
    byKey.set(key, found);
    found.lines.push(line);
  }
  return [...byKey.values()].filter(({ lines }) => lines.length > 0);
});

/** Notes of lines that are not in the cart: an undo that was refused, a line that a colleague removed. */
export const selectStrays = createSelector([selectLines, selectNotes], (lines, notes): Note[] => {
  if (notes.size === 0) return noNotes;
  const isHere = new Set(lines.map(({ key }) => key));
  return [...notes.values()].filter(({ line }) => !isHere.has(line.key));
});

/** What one undo brings back: what went last and is not there again. */
export const selectRemoved = createSelector(
  [selectLines, (state: CartState) => state.removals],
  (lines, stack) =>
    removals.latest(
      stack,
      lines.map(({ key }) => key),
    ),
);
