import { createSelector } from 'reselect';
import { defineEvent, type Handle } from '../store/createReducer';
import { joinChanges, notesOf, type KeyedLine, type LineChange, type OfLine } from './lineNotes';

/** What stands in the state of a screen beside lines that others change too. */
export interface LineNotesState<Line, Conflict> {
  /** What others did to lines that are not edited here. */
  changes: readonly LineChange<Line>[];
  /** Edits that are shown and not sent, because someone else has changed their lines. */
  conflicts: readonly Conflict[];
}

/**
 * What is to be said of lines beside them. The screen's own "the queue has changed" event sets `conflicts`, and its
 * refusals stand in `refusals`. `name` is that of the screen in its events.
 *
 * @example
 * export const cartNotes = createLineNotes<Line, Refusal, Conflict>('cart');
 * createReducer({ ...cartNotes.initial, refusals: [] }, (on) => cartNotes.reduce(on));
 * const note = useAppSelector((state) => cartNotes.select(state).get(line.key));
 */
export function createLineNotes<
  Line extends KeyedLine,
  Refusal extends OfLine<Line>,
  Conflict extends OfLine<Line>,
>(name: string) {
  type Own = LineNotesState<Line, Conflict>;
  type Noted = Own & { refusals: readonly Refusal[] };
  const initial: Own = { changes: [], conflicts: [] };
  const changedElsewhere = defineEvent<readonly LineChange<Line>[]>(`${name}/changedElsewhere`);
  return {
    initial,
    changedElsewhere,
    /** What is to be said, by the key of the line. */
    select: createSelector(
      [
        (state: Noted) => state.refusals,
        (state: Noted) => state.changes,
        (state: Noted) => state.conflicts,
      ],
      (refusal, change, conflict) =>
        notesOf<Line, Refusal, Conflict>({ conflict, refusal, change }),
    ),
    /** What others did to these lines was read, or they are edited again; null is all of them. For a reducer. */
    dismiss: (state: Own, keys: readonly string[] | null) => {
      state.changes = state.changes.filter(({ line }) => keys && !keys.includes(line.key));
    },
    reduce<State extends Own>(on: Handle<State>) {
      on(changedElsewhere, (state, { payload }) => {
        state.changes = joinChanges(state.changes, payload);
      });
    },
  };
}
