import { createSelector } from 'reselect';
import { waitsFor, type WaitsFor } from '@shared/sync/heldText';
import { notesOf, type LineNote } from '@shared/sync/lineNotes';
import type { Listed } from '../model/answers';
import type { Conflict, Line } from '../model/sheet';
import type { QuickOrderState, Refusal } from './slice';

export const selectListed = ({ list }: QuickOrderState): Listed | undefined =>
  list.status === 'idle' ? undefined : list.value;

/** Whether something is shown that the server has not confirmed, or typed and not committed. */
export const selectIsUnsaved = ({ pending, conflicts, typed }: QuickOrderState): boolean =>
  pending.length > 0 || conflicts.length > 0 || typed !== null;

/** What the totals wait for, null when they count. */
export const selectWaitsFor = (state: QuickOrderState): WaitsFor | null =>
  waitsFor({ ...state, isOnItsWay: state.pending.length > 0 && state.unknown === 0 });

/** What is to be said of one cell. */
export type Note = LineNote<Line, Refusal, Conflict>;

export const selectNotes = createSelector(
  [
    (state: QuickOrderState) => state.refusals,
    (state: QuickOrderState) => state.changes,
    (state: QuickOrderState) => state.conflicts,
  ],
  (refusal, change, conflict) => notesOf<Line, Refusal, Conflict>({ conflict, refusal, change }),
);
