import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Failure } from '../../../shared/http/failure';
import type { KeyedEdit } from '../../../shared/http/writeQueue';
import type { CartEdit, Group, Line, Placed } from '../cart';
import type { Conflict } from '../changes';
import { engineOf, startEngine } from './engine';
import { withParts } from './parts';
import { loadCart, rereadCart, sendEdit, type CartExtra } from './requests';
import { selectLines, selectRemoved } from './selectors';
import {
  clearFailed,
  focusMoved,
  linesRemoved,
  notesDismissed,
  removalUndone,
  type CartState,
} from './slice';

type Flow<T> = ThunkAction<T, CartState, CartExtra, Action>;

export const openCart = (): Flow<Promise<void>> => async (dispatch, _getState, extra) => {
  const loaded = await dispatch(withParts(loadCart(undefined), 'read'));
  if (!loaded.ok || engineOf(extra)) return;
  startEngine(loaded.value, dispatch, extra, {
    send: (edit) => dispatch(withParts(sendEdit({ edit }), 'write')),
    reread: () => dispatch(withParts(rereadCart(undefined), 'read')),
  });
};

/** Someone else may have changed the cart: reads it again behind what is shown. */
export const refreshCart = (): Flow<void> => (_dispatch, _getState, extra) => {
  const engine = engineOf(extra);
  if (engine && !engine.isTelling) engine.refresh();
};

/** Goes on with the edits that wait, after signing in again or when the shop can be reached again. */
export const resumeEdits = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.resume();

/** Nothing of the cart is sent any more: the widget has left the page. */
export const closeCart = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.dispose();

/** Shows the quantity (whole cases) at once and sends it. 0 removes the line, which can be undone. */
export const setQuantity =
  (line: Line, quantity: number): Flow<void> =>
  (dispatch, getState) => {
    const lines = selectLines(getState());
    const place = lines.findIndex(({ key }) => key === line.key);
    dispatch(setQuantities([{ line, quantity }]));
    if (quantity === 0) dispatch(focusMoved((lines[place + 1] ?? lines[place - 1])?.key ?? ''));
  };

export interface Wanted {
  line: Line;
  /** Whole cases. */
  quantity: number;
}

/** Sets several lines at once. What goes by it comes back by one undo. */
export const setQuantities =
  (wanted: readonly Wanted[]): Flow<void> =>
  (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    const lines = selectLines(getState());
    const places = new Map(lines.map(({ key }, place) => [key, place]));
    const keys = wanted.map(({ line }) => line.key);
    const placed = wanted.map(({ line, quantity }) => {
      const place = places.get(line.key);
      return { line: lines[place ?? -1] ?? line, place: place ?? lines.length, quantity };
    });
    dispatch(notesDismissed(keys));
    dispatch(
      linesRemoved(
        placed.filter(({ line, quantity }) => quantity === 0 && places.has(line.key)).map(placedOf),
      ),
    );
    // What waits for a decision goes on waiting, with the new quantity; a removal was asked for in so many words.
    const kept = placed.filter(({ line, quantity }) => quantity > 0 && engine?.isHeld(line.key));
    for (const each of kept) engine?.hold(placedOf(each), each.quantity);
    const others = placed.filter((each) => !kept.includes(each));
    engine?.letGo(others.map(({ line }) => line.key));
    engine?.editAll(others.map(editOf));
  };

const placedOf = ({ line, place }: Placed): Placed => ({ line, place });

const editOf = ({ quantity, ...rest }: Placed & { quantity: number }): KeyedEdit<CartEdit> => ({
  key: rest.line.key,
  edit: { type: 'quantity', quantity, placed: placedOf(rest) },
});

/** Keeps back a quantity that was typed while someone else changed the line, until the person has decided. */
export const holdQuantity =
  (line: Line, quantity: number): Flow<void> =>
  (_dispatch, getState, extra) => {
    const place = selectLines(getState()).findIndex(({ key }) => key === line.key);
    engineOf(extra)?.hold({ line, place: Math.max(place, 0) }, quantity);
  };

/** The person's word on a line that someone else has changed: what is here, or what they made of it. */
export const decide =
  (conflict: Conflict, choice: 'mine' | 'theirs'): Flow<void> =>
  (dispatch, getState, extra) => {
    const { line, place, mine: quantity } = conflict;
    const engine = engineOf(extra);
    dispatch(notesDismissed([line.key]));
    engine?.letGo([line.key]);
    if (choice === 'mine') engine?.editAll([editOf({ line, place, quantity })]);
    const isHere = selectLines(getState()).some(({ key }) => key === line.key);
    dispatch(focusMoved(isHere ? line.key : ''));
  };

/** Removes a line. Answers why the server did not take it, null when it did. */
export const removeLine =
  (line: Line): Flow<Promise<Failure | null>> =>
  async (dispatch, getState, extra) => {
    dispatch(setQuantity(line, 0));
    await engineOf(extra)?.settled();
    const { refusals, stalled } = getState();
    return refusals.find((refusal) => refusal.line.key === line.key)?.failure ?? stalled;
  };

/** Empties the given carts, one call per seller. Answers why the server did not take it. */
export const clearGroups =
  (groups: readonly Group[]): Flow<Promise<Failure | null>> =>
  async (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
    if (!engine || !(await engine.settled())) return getState().stalled;
    const isGoing = ({ groupKey }: Line) => groups.some(({ key }) => key === groupKey);
    engine.letGo(
      getState()
        .conflicts.map(({ line }) => line)
        .filter(isGoing)
        .map(({ key }) => key),
    );
    const gone = selectLines(getState()).flatMap((line, place) =>
      isGoing(line) ? [{ line, place }] : [],
    );
    dispatch(clearFailed(null));
    for (const clear of clearsOf(groups)) engine.edit(`clear ${clear.slug}`, clear);
    // With the lines goes the button. The answer comes when the person types elsewhere.
    dispatch(focusMoved(''));
    await engine.settled();
    const { clearFailure, stalled } = getState();
    const failure = clearFailure ?? stalled;
    // What waits for the person's word goes later, and can be undone then as well.
    if (!clearFailure) dispatch(linesRemoved(gone));
    if (!failure) dispatch(notesDismissed(gone.map(({ line }) => line.key)));
    return failure;
  };

const clearsOf = (groups: readonly Group[]): (CartEdit & { type: 'clear' })[] =>
  [...new Set(groups.map(({ seller }) => seller.slug))].map((slug) => ({
    type: 'clear',
    slug,
    locationIds: groups
      .filter(({ seller }) => seller.slug === slug)
      .map(({ location }) => location.id),
  }));

/** Brings back what went last, with the quantities it had. What someone else has brought back stays as it is. */
export const undoRemoval = (): Flow<void> => (dispatch, getState, extra) => {
  const gone = selectRemoved(getState());
  dispatch(removalUndone(gone.map(({ line }) => line.key)));
  engineOf(extra)?.editAll(
    gone.map((placed) => editOf({ ...placed, quantity: placed.line.quantity })),
  );
  dispatch(focusMoved(gone[0]?.line.key ?? null));
};
