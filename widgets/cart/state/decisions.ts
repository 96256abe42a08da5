import { createSelector } from 'reselect';
import type { Conflict } from '../model/changes';
import { selectLines } from './selectors';
import { cartList, focusMoved, type CartState } from './slice';
import { dismissNotes, editOf, type Thunk } from './thunks';

/** Goes on with the edits that wait, after signing in again or when the shop can be reached again. */
export const resumeEdits =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.resume();

/** The person's word on a line that someone else has changed: what is here, or what they made of it. */
export const resolveConflict =
  (conflict: Conflict, choice: 'mine' | 'theirs'): Thunk<void> =>
  (dispatch, getState, { services: { sync } }) => {
    const { line, place, mine: quantity } = conflict;
    dispatch(dismissNotes([line.key]));
    sync?.discardConflicts([line.key]);
    if (choice === 'mine') sync?.editAll([editOf({ line, place, quantity })]);
    const isHere = selectLines(getState()).some(({ key }) => key === line.key);
    dispatch(focusMoved(isHere ? line.key : ''));
  };

/** What one undo brings back: what went last and is not there again. */
export const selectRemoved = createSelector(
  [selectLines, (state: CartState) => state.removals],
  (lines, stack) =>
    cartList.latestRemoval(
      stack,
      lines.map(({ key }) => key),
    ),
);

/** Brings back what went last, with the quantities it had. What someone else has brought back stays as it is. */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const gone = selectRemoved(getState());
    dispatch(cartList.removalsDismissed(gone.map(({ line }) => line.key)));
    services.sync?.editAll(
      gone.map((placed) => editOf({ ...placed, quantity: placed.line.quantity })),
    );
    dispatch(focusMoved(gone[0]?.line.key ?? null));
  };
