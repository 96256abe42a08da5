import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createSelector } from 'reselect';
import type { Failure } from '@shared/http/failure';
import type { KeyedEdit } from '@shared/sync/pendingEdits';
import type { LineEdit } from '@shared/sync/lineNotes';
import type { CartEdit, Conflict, Line, QuantityEdit } from '../model/cart';
import { cartList, focusMoved, selectLines, type CartExtra, type CartState } from './slice';

export type Thunk<T> = ThunkAction<T, CartState, CartExtra, Action>;

/** What was said of some lines is no longer to be said: it was read, or they were edited again. */
export const dismissNotes =
  (keys: readonly string[]): Thunk<void> =>
  (dispatch, getState) => {
    const { refusals, changes } = getState();
    const isTold = [...refusals, ...changes].some(({ line }) => keys.includes(line.key));
    if (isTold) dispatch(cartList.refusalsDismissed(keys));
  };

/** Shows the quantity (whole cases) at once and sends it. 0 removes the line, which can be undone. */
export const setQuantity =
  (line: Line, quantity: number): Thunk<void> =>
  (dispatch, getState, extra) => {
    const lines = selectLines(getState());
    const index = lines.findIndex(({ key }) => key === line.key);
    setQuantities([{ line, quantity }])(dispatch, getState, extra);
    if (quantity === 0) dispatch(focusMoved((lines[index + 1] ?? lines[index - 1])?.key ?? ''));
  };

/** Sets several lines at once, those that are so already left alone. What goes by it comes back by one undo. */
export const setQuantities =
  (
    wanted: readonly LineEdit<Line>[],
    { isSaidByGrid = false, isReadFirst = false } = {},
  ): Thunk<void> =>
  (dispatch, getState, extra) => {
    const lines = selectLines(getState());
    const indexes = new Map(lines.map(({ key }, index) => [key, index]));
    const placed = wanted.flatMap(({ line, quantity }) => {
      const index = indexes.get(line.key);
      const here = lines[index ?? -1];
      if (quantity === (here?.quantity ?? 0)) return [];
      return { line: here ?? line, index: index ?? lines.length, quantity };
    });
    dismissNotes(wanted.map(({ line }) => line.key))(dispatch, getState, extra);
    const gone = placed.filter(({ line, quantity }) => quantity === 0 && indexes.has(line.key));
    if (gone.length > 0) dispatch(cartList.removed(gone));
    const edits = placed.map((each) => editOf({ ...each, isSaidByGrid }));
    extra.services.sync?.editAll(edits, isReadFirst);
  };

/** The edit that sets a line to a quantity. */
const editOf = (edit: Omit<QuantityEdit, 'type'>): KeyedEdit<CartEdit> => ({
  key: edit.line.key,
  edit: { type: 'quantity', ...edit },
});

/** Keeps back a quantity that was typed while someone else changed the line, until the person has decided. */
export const holdQuantity =
  (line: Line, quantity: number): Thunk<void> =>
  (_dispatch, getState, { services }) => {
    const index = selectLines(getState()).findIndex(({ key }) => key === line.key);
    services.sync?.hold({ line, index: Math.max(index, 0), mine: quantity });
  };

/** Removes a line. Returns why the server did not take it, null when it did. */
export const removeLine =
  (line: Line): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services }) => {
    dispatch(setQuantity(line, 0));
    await services.sync?.settled();
    const { refusals, paused } = getState();
    return refusals.find((refusal) => refusal.line.key === line.key)?.failure ?? paused;
  };

/** The person's word on a line that someone else has changed: what is here, or what they made of it. */
export const resolveConflict =
  ({ line, index, mine }: Conflict, choice: 'mine' | 'theirs'): Thunk<void> =>
  (dispatch, getState, { services: { sync } }) => {
    dispatch(dismissNotes([line.key]));
    sync?.discardConflicts([line.key]);
    if (choice === 'mine') sync?.editAll([editOf({ line, index, quantity: mine })]);
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

/**
 * Brings back what went last, with the quantities it had. What someone else has ordered again, unseen here, is asked
 * about.
 */
export const undoRemoval =
  (): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const gone = selectRemoved(getState());
    dispatch(cartList.removalsDismissed(gone.map(({ line }) => line.key)));
    const back = gone.map(({ line, index }) => editOf({ line, index, quantity: line.quantity }));
    services.sync?.editAll(back, true);
    dispatch(focusMoved(gone[0]?.line.key ?? null));
  };
