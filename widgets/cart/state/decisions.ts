import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createSelector } from 'reselect';
import { removals } from '../model/cart';
import type { Conflict } from '../model/changes';
import type { CartExtra } from './extra';
import { selectLines } from './selectors';
import { focusMoved, notesDismissed, removalUndone, type CartState } from './slice';
import { editOf } from './thunks';

type Thunk<T> = ThunkAction<T, CartState, CartExtra, Action>;

/** Goes on with the edits that wait, after signing in again or when the shop can be reached again. */
export const resumeEdits =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.resume();

/** Leaves it to the grid to say what becomes of the next edits of these lines. */
export const sayInGrid =
  (keys: readonly string[]): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.saidByGrid(keys);

/** The person's word on a line that someone else has changed: what is here, or what they made of it. */
export const resolveConflict =
  (conflict: Conflict, choice: 'mine' | 'theirs'): Thunk<void> =>
  (dispatch, getState, { services: { sync } }) => {
    const { line, place, mine: quantity } = conflict;
    dispatch(notesDismissed([line.key]));
    sync?.discardConflicts([line.key]);
    if (choice === 'mine') sync?.editAll([editOf({ line, place, quantity })]);
    const isHere = selectLines(getState()).some(({ key }) => key === line.key);
    dispatch(focusMoved(isHere ? line.key : ''));
  };

/** What one undo brings back: what went last and is not there again. */
export const selectRemoved = createSelector(
  [selectLines, (state: CartState) => state.removals],
  (lines, stack) =>
    removals.latest(
      stack,
      lines.map(({ key }) => key),
    ),
);

/** Brings back what went last, with the quantities it had. What someone else has brought back stays as it is. */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const gone = selectRemoved(getState());
    dispatch(removalUndone(gone.map(({ line }) => line.key)));
    services.sync?.editAll(
      gone.map((placed) => editOf({ ...placed, quantity: placed.line.quantity })),
    );
    dispatch(focusMoved(gone[0]?.line.key ?? null));
  };
