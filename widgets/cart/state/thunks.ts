import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Failure } from '@shared/http/failure';
import type { KeyedEdit } from '@shared/sync/pendingEdits';
import type { CartEdit, Line, Placed, Wanted } from '../model/cart';
import { selectLines } from './selectors';
import { cartList, focusMoved, type CartExtra, type CartState } from './slice';

export type Thunk<T> = ThunkAction<T, CartState, CartExtra, Action>;

/** Someone else may have changed the cart: reads it again behind what is shown. */
export const refreshCart =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.refresh();

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
  (dispatch, getState) => {
    const lines = selectLines(getState());
    const place = lines.findIndex(({ key }) => key === line.key);
    dispatch(setQuantities([{ line, quantity }]));
    if (quantity === 0) dispatch(focusMoved((lines[place + 1] ?? lines[place - 1])?.key ?? ''));
  };

/** Sets several lines at once, those that are so already left alone. What goes by it comes back by one undo. */
export const setQuantities =
  (wanted: readonly Wanted[], isSaidByGrid = false): Thunk<void> =>
  (dispatch, getState, { services: { sync } }) => {
    const lines = selectLines(getState());
    const places = new Map(lines.map(({ key }, place) => [key, place]));
    const placed = wanted.flatMap(({ line, quantity }) => {
      const place = places.get(line.key);
      const here = lines[place ?? -1];
      if (quantity === (here?.quantity ?? 0)) return [];
      return { line: here ?? line, place: place ?? lines.length, quantity };
    });
    dispatch(dismissNotes(wanted.map(({ line }) => line.key)));
    const gone = placed.filter(({ line, quantity }) => quantity === 0 && places.has(line.key));
    if (gone.length > 0) dispatch(cartList.removed(gone.map(placedOf)));
    // What waits for a decision goes on waiting, with the new quantity; a removal was asked for in so many words.
    const kept = placed.filter(({ line, quantity }) => quantity > 0 && sync?.hasConflict(line.key));
    for (const each of kept) sync?.hold({ ...placedOf(each), mine: each.quantity });
    const others = placed.filter((each) => !kept.includes(each));
    sync?.discardConflicts(others.map(({ line }) => line.key));
    sync?.editAll(others.map((each) => editOf(each, isSaidByGrid)));
  };

const placedOf = ({ line, place }: Placed): Placed => ({ line, place });

/** The edit that sets a line to a quantity. */
export const editOf = (
  { quantity, ...rest }: Placed & { quantity: number },
  isSaidByGrid = false,
): KeyedEdit<CartEdit> => ({
  key: rest.line.key,
  edit: { type: 'quantity', quantity, placed: placedOf(rest), isSaidByGrid },
});

/** Keeps back a quantity that was typed while someone else changed the line, until the person has decided. */
export const holdQuantity =
  (line: Line, quantity: number): Thunk<void> =>
  (_dispatch, getState, { services }) => {
    const place = selectLines(getState()).findIndex(({ key }) => key === line.key);
    services.sync?.hold({ line, place: Math.max(place, 0), mine: quantity });
  };

/** Removes a line. Answers why the server did not take it, null when it did. */
export const removeLine =
  (line: Line): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services }) => {
    dispatch(setQuantity(line, 0));
    await services.sync?.settled();
    const { refusals, paused } = getState();
    return refusals.find((refusal) => refusal.line.key === line.key)?.failure ?? paused;
  };
