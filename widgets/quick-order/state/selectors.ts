import { createSelector } from 'reselect';
import type { WaitsFor } from '@shared/sync/heldText';
import type { Listed } from '../model/answers';
import type { Change, Conflict, Line } from '../model/sheet';
import type { QuickOrderState, Refusal } from './slice';

export const selectListed = ({ list }: QuickOrderState): Listed | undefined =>
  list.status === 'idle' ? undefined : list.value;

/** Whether something is shown that the server has not confirmed, or typed and not committed. */
export const selectIsUnsaved = ({ pending, conflicts, typed }: QuickOrderState): boolean =>
  pending.length > 0 || conflicts.length > 0 || typed !== null;

/** What the totals wait for, null when they count. */
export const selectWaitsFor = (state: QuickOrderState): WaitsFor | null => {
  const { pending, unknown, paused, conflicts, stale } = state;
  if (paused) return 'person';
  if (pending.length > 0 && unknown === 0) return 'answer';
  if (unknown > 0) return 'outcome';
  if (conflicts.length > 0) return 'decision';
  return stale ? 'news' : null;
};

/** What is to be said of one cell. */
export interface Note {
  line: Line;
  refusal?: Refusal;
  change?: Change;
  conflict?: Conflict;
}

export const selectNotes = createSelector(
  [
    (state: QuickOrderState) => state.refusals,
    (state: QuickOrderState) => state.changes,
    (state: QuickOrderState) => state.conflicts,
  ],
  (refusals, changes, conflicts): ReadonlyMap<string, Note> => {
    const notes = new Map<string, Note>();
    const add = (line: Line, part: Partial<Note>) =>
      notes.set(line.key, { ...notes.get(line.key), ...part, line });
    for (const conflict of conflicts) add(conflict.line, { conflict });
    for (const refusal of refusals) add(refusal.line, { refusal });
    for (const change of changes) add(change.line, { change });
    return notes;
  },
);
