import type { CellEdit } from '@shared/grid/column';
import { forgotten, recorded, stepBack, stepForward } from '@shared/sync/history';
import { isAmount } from '@shared/answers/order';
import { fieldOf, type ItemValue } from '@shared/orders/itemCalls';
import { editKey, isOf, keyOf, type Placed } from '@shared/orders/itemEdits';
import { cellOf, rowKey, type OrderEdit, type OrderItem } from '../model/order';
import { firstQuery } from '../model/query';
import { selectCanPrice, selectItems } from './selectors';
import { showRows, type Thunk } from './thunks';
import { changed, orderList } from './slice';
import { changedSince, isFinal } from './outcome';
import type { OrderServices } from './services';
import type { Refusal } from './state';

const asEdit = (item: OrderItem, { columnId, to }: CellEdit): OrderEdit =>
  columnId === 'price'
    ? { type: 'price', item, price: to }
    : { type: 'quantity', item, quantity: Number(to) };

/**
 * Sends edits. What was refused of them before is over: by a step, only what cannot be tried again. A step is sent once
 * it is read what others have set.
 */
export const sendEdits =
  (edits: readonly OrderEdit[], { isStep = false, isReadFirst = false } = {}): Thunk<void> =>
  (dispatch, getState, { services: { sync } }) => {
    const kept = new Set(
      isStep
        ? getState().refusals.flatMap((each) => (isFinal(each) ? [] : editKey(each.edit)))
        : [],
    );
    dispatch(orderList.refusalsDismissed(edits.map(editKey).filter((key) => !kept.has(key))));
    dispatch(changed({ queued: getState().queued + edits.length }));
    sync?.edit(isStep ? edits.map((edit) => ({ ...edit, isStep })) : edits, isStep || isReadFirst);
  };

const applyCells =
  (edits: readonly CellEdit[], isStep = false): Thunk<void> =>
  (dispatch, _getState, { services: { sync } }) => {
    const found = edits.flatMap((edit) => {
      const item = sync?.itemOf(edit.rowKey);
      return item ? [asEdit(item, edit)] : [];
    });
    dispatch(sendEdits(found, { isStep }));
  };

/** One step of a person in the grid: shown at once, sent one after the other. */
export const changeCells =
  (edits: readonly CellEdit[]): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(changed({ history: recorded(getState().history, edits), skippedSteps: 0 }));
    dispatch(applyCells(edits));
  };

/** What a cell holds, on whatever page it is; undefined where it was never shown. */
const valueNow =
  ({ sync }: OrderServices) =>
  ({ rowKey: key, columnId }: CellEdit): string | undefined => {
    const item = sync?.itemOf(key);
    return item && (columnId === 'price' ? item.price : String(item.quantity));
  };

/** A step back over the last of what was done, or forward over what was undone last. Returns what it changed. */
const step =
  (over: 'done' | 'undone'): Thunk<readonly CellEdit[]> =>
  (dispatch, getState, { services }) => {
    const { history } = getState();
    const take = over === 'done' ? stepBack : stepForward;
    const found = take(history, valueNow(services));
    if (!found) return [];
    // A cell that holds something else by now was changed by someone else, whose value stays.
    const skippedSteps = (history[over].at(-1)?.length ?? 0) - found.edits.length;
    dispatch(changed({ history: found.history, report: null, skippedSteps }));
    dispatch(applyCells(found.edits, true));
    return found.edits;
  };

export const undo = () => step('done');
export const redo = () => step('undone');

/**
 * Shows the rows among which an item was seen last, by the row that it had then; where it is there no more, those that
 * have its name.
 */
export const revealItem =
  (key: string, seenAs = key): Thunk<Promise<void>> =>
  async (dispatch, getState, { services: { sync } }) => {
    const [item, seenBy] = [sync?.itemOf(seenAs), sync?.queryOf(seenAs)];
    if (!item || !seenBy) return;
    await dispatch(showRows(seenBy));
    if (selectItems(getState()).some((each) => rowKey(each) === key)) return;
    const { perPage } = getState().query;
    await dispatch(showRows({ ...firstQuery, perPage, filterText: item.product_name }));
  };

/** Empties cells: no cases ask whether the items are to go, and a price of one's own is the list price again. */
export const clearCells =
  (cells: readonly CellEdit[]): Thunk<void> =>
  (dispatch, _getState, { services: { sync } }) => {
    const itemOf = ({ rowKey: key }: CellEdit) => sync?.itemOf(key);
    const pendingRemovals = cells
      .filter(({ columnId }) => columnId === 'quantity')
      .flatMap((cell) => itemOf(cell) ?? []);
    if (pendingRemovals.length > 0) {
      dispatch(changed({ pendingRemovals }));
      return;
    }
    const prices = cells.flatMap((cell) => {
      const to = itemOf(cell)?.list_price;
      return isAmount(to) && to !== cell.from ? [{ ...cell, to }] : [];
    });
    if (prices.length > 0) dispatch(changeCells(prices));
  };

const backEdits =
  (removed: readonly Placed[]): Thunk<OrderEdit[]> =>
  (_dispatch, getState, { services: { sync } }) => {
    return sync?.backEdits(removed, selectCanPrice(getState())) ?? [];
  };

/** Brings back what went, with the cases and the price it had. What has been ordered again since stays as it is. */
export const bringBack =
  (removed: readonly Placed[]): Thunk<void> =>
  (dispatch) => {
    const back = dispatch(backEdits(removed));
    dispatch(orderList.removalsDismissed(removed.map(({ item }) => keyOf(item))));
    dispatch(sendEdits(back, { isReadFirst: true }));
  };

/** Tries an edit that was refused once more: what is set by it now can be undone as any other. */
export const retryEdit =
  ({ edit }: Refusal): Thunk<void> =>
  (dispatch, _getState, { services }) => {
    const cell = cellOf(edit);
    const from = cell ? valueNow(services)(cell) : undefined;
    if (edit.type === 'back') dispatch(bringBack([edit]));
    else if (cell && from !== undefined) dispatch(changeCells([{ ...cell, from }]));
    else {
      if (edit.type === 'remove') dispatch(orderList.removed([edit]));
      dispatch(sendEdits([{ ...edit, isStep: false, isRestored: false, was: undefined }]));
    }
  };

/** What an edit of an earlier visit was made over. Early versions kept what was shown, later ones a single value beside it. */
function baseOf(edit: OrderEdit): readonly ItemValue[] {
  const was = edit.was as OrderEdit['was'] | ItemValue;
  const shown = edit.item[fieldOf(edit)];
  return typeof was === 'object' ? was : [was ?? shown, shown];
}

/**
 * Sends what an earlier visit left unsaved, once it is read what others have set since: that stays, as what this visit has
 * set before. Each that is not sent is told of, and can be tried again.
 */
export const restoreEdits =
  (edits: readonly OrderEdit[]): Thunk<void> =>
  (dispatch, getState) => {
    const { pending, history } = getState();
    const own = new Set([
      ...pending.map(({ key }) => key),
      ...history.done.flat().map(({ columnId, rowKey: key }) => `${columnId} ${key}`),
    ]);
    const isOwn = (edit: OrderEdit) =>
      own.has(editKey(edit)) || own.has(`${edit.type} ${rowKey(edit.item)}`);
    // What did not come back was kept alone: its item says the cases and the price it had.
    const isAlone = ({ type, item }: OrderEdit) =>
      type === 'back' && edits.every((edit) => edit.type === 'back' || !isOf(edit, item));
    const all = edits.flatMap((edit) =>
      isAlone(edit) ? dispatch(backEdits([edit])) : [{ ...edit, was: baseOf(edit) }],
    );
    const withBases = all.map((edit) => ({ ...edit, isRestored: true }));
    const sent = withBases.filter((edit) => !isOwn(edit));
    for (const edit of withBases)
      if (!sent.includes(edit)) dispatch(orderList.refused({ edit, failure: changedSince() }));
    dispatch(orderList.removed(sent.filter(({ type }) => type === 'remove')));
    dispatch(sendEdits(sent, { isStep: true }));
  };

/** Takes items out of the order. They stay, marked, until the server has let them go. */
export const removeItems =
  (items: readonly OrderItem[]): Thunk<void> =>
  (dispatch, getState) => {
    const keys = new Set(items.map(rowKey));
    const history = forgotten(getState().history, (edit) => keys.has(edit.rowKey));
    dispatch(changed({ history, pendingRemovals: [] }));
    const edits = items.map((item) => ({ type: 'remove' as const, item }));
    // What was refused of an item goes with it.
    const fields = items.map(keyOf).flatMap((key) => [`quantity ${key}`, `price ${key}`]);
    dispatch(orderList.refusalsDismissed(fields));
    dispatch(orderList.removed(edits));
    dispatch(sendEdits(edits));
  };
