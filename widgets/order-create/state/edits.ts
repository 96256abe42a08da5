import type { CellEdit } from '../../../shared/grid/column';
import { forgotten, recorded, stepBack, stepForward } from '../../../shared/grid/history';
import { editKey, rowKey, type OrderEdit, type OrderItem } from '../order';
import { engineOf } from './engine';
import type { Flow } from './flows';
import { changed, editQueued, itemsRemoved, refusalsDismissed } from './slice';
import type { Refusal } from './state';

const asEdit = (item: OrderItem, { columnId, to }: CellEdit): OrderEdit =>
  columnId === 'price'
    ? { type: 'price', item, price: to }
    : { type: 'quantity', item, quantity: Number(to) };

const applyCells =
  (edits: readonly CellEdit[]): Flow<void> =>
  (dispatch, _getState, extra) => {
    const engine = engineOf(extra);
    const found = edits.flatMap((edit) => {
      const item = engine?.itemOf(edit.rowKey);
      return item ? [asEdit(item, edit)] : [];
    });
    for (const edit of found) dispatch(refusalsDismissed(editKey(edit)));
    dispatch(editQueued(found.length));
    engine?.edit(found);
  };

/** One step of a person in the grid: shown at once, sent one after the other. */
export const changeCells =
  (edits: readonly CellEdit[]): Flow<void> =>
  (dispatch, getState) => {
    dispatch(changed({ history: recorded(getState().history, edits) }));
    dispatch(applyCells(edits));
  };

export const undo = (): Flow<void> => (dispatch, getState) =>
  dispatch(step(stepBack(getState().history)));

export const redo = (): Flow<void> => (dispatch, getState) =>
  dispatch(step(stepForward(getState().history)));

const step =
  (found: ReturnType<typeof stepBack>): Flow<void> =>
  (dispatch) => {
    if (!found) return;
    dispatch(changed({ history: found.history }));
    dispatch(applyCells(found.edits));
  };

/** Tries an edit that was refused once more. */
export const retryEdit =
  ({ edit }: Refusal): Flow<void> =>
  (dispatch, _getState, extra) => {
    dispatch(refusalsDismissed(editKey(edit)));
    if (edit.type === 'remove') dispatch(itemsRemoved([edit.item]));
    dispatch(editQueued(1));
    engineOf(extra)?.edit([edit]);
  };

/** Takes items out of the order. They stay, marked, until the server has let them go. */
export const removeItems =
  (items: readonly OrderItem[]): Flow<void> =>
  (dispatch, getState, extra) => {
    const keys = new Set(items.map(rowKey));
    const history = forgotten(getState().history, (edit) => keys.has(edit.rowKey));
    dispatch(changed({ history, zeroes: [] }));
    dispatch(itemsRemoved(items));
    for (const item of items) dispatch(refusalsDismissed(editKey({ type: 'remove', item })));
    dispatch(editQueued(items.length));
    const engine = engineOf(extra);
    engine?.edit(items.map((item) => ({ type: 'remove', item })));
    // The rows of the next page move up.
    engine?.refresh();
  };
