import { keyOf } from '@shared/orders/itemEdits';
import { rowKey, type OrderItem } from '../model/order';
import { bringBack, revealItem } from './edits';
import { selectItems } from './selectors';
import type { Thunk } from './thunks';

/** The row of an item that came back, and the one that it had before. */
interface Back {
  key: string;
  before: string;
}

/** Brings back what went last. Resolves to the first of it once it is back, null where it is not. */
export const undoRemoval =
  (): Thunk<Promise<Back | null>> =>
  async (dispatch, getState, { services: { sync } }) => {
    const removed = getState().removals.at(-1);
    const first = removed?.[0]?.item;
    if (!sync || !removed || !first) return null;
    dispatch(bringBack(removed));
    const isSettled = await sync.settled();
    const before = rowKey(first);
    const isFirst = (item: OrderItem) => keyOf(item) === keyOf(first);
    const item = selectItems(getState()).find(isFirst) ?? sync.itemOf(before);
    return isSettled && item ? { key: rowKey(item), before } : null;
  };

/** Shows the row of an item that came back. */
export const leadTo =
  ({ key, before }: Back): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isShown = selectItems(getState()).some((item) => rowKey(item) === key);
    if (!isShown) await dispatch(revealItem(key, before));
  };
