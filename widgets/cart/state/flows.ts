import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Failure } from '../../../shared/http/failure';
import type { CartEdit, Group, Line, Placed } from '../cart';
import { engineOf, startEngine } from './engine';
import { loadCart, rereadCart, sendEdit, type CartExtra } from './requests';
import { selectLines } from './selectors';
import {
  changeDismissed,
  clearFailed,
  focusMoved,
  linesRemoved,
  refusalDismissed,
  type CartState,
} from './slice';

type Flow<T> = ThunkAction<T, CartState, CartExtra, Action>;

export const openCart = (): Flow<Promise<void>> => async (dispatch, _getState, extra) => {
  const loaded = await dispatch(loadCart(undefined));
  if (!loaded.ok || engineOf(extra)) return;
  startEngine(loaded.value, dispatch, extra, {
    send: (edit) => dispatch(sendEdit({ edit })),
    reread: () => dispatch(rereadCart(undefined)),
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
  (dispatch, getState, extra) => {
    const lines = selectLines(getState());
    const place = lines.findIndex(({ key }) => key === line.key);
    const placed = { line: lines[place] ?? line, place: Math.max(place, 0) };
    dispatch(refusalDismissed(line.key));
    dispatch(changeDismissed(line.key));
    if (quantity === 0) {
      dispatch(linesRemoved([placed]));
      dispatch(focusMoved((lines[place + 1] ?? lines[place - 1])?.key ?? ''));
    }
    edit(extra, placed, quantity);
  };

const edit = (extra: CartExtra, placed: Placed, quantity: number) =>
  engineOf(extra)?.edit(placed.line.key, { type: 'quantity', quantity, placed });

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
    const gone = selectLines(getState()).flatMap((line, place) =>
      groups.some(({ key }) => key === line.groupKey) ? [{ line, place }] : [],
    );
    dispatch(clearFailed(null));
    for (const clear of clearsOf(groups)) engine.edit(`clear ${clear.slug}`, clear);
    await engine.settled();
    const { clearFailure, stalled } = getState();
    const failure = clearFailure ?? stalled;
    if (!failure) {
      dispatch(linesRemoved(gone));
      dispatch(focusMoved(''));
    }
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

/** Brings back what went last, with the quantities it had. */
export const undoRemoval = (): Flow<void> => (dispatch, getState, extra) => {
  const { removed } = getState();
  dispatch(linesRemoved([]));
  for (const placed of removed) edit(extra, placed, placed.line.quantity);
  dispatch(focusMoved(removed[0]?.line.key ?? null));
};
