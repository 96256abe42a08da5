import { keyOf } from '@shared/orders/itemEdits';
import { rowKey } from '../model/order';
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
    if (!sync || !removed) return null;
    dispatch(bringBack(removed));
    // It is the person's word to go on.
    if (getState().paused) sync.resume();
    if (!(await sync.settled())) return null;
    const items = selectItems(getState());
    for (const { item: gone } of removed) {
      const before = rowKey(gone);
      const item = items.find((each) => keyOf(each) === keyOf(gone)) ?? sync.itemOf(before);
      if (item) return { key: rowKey(item), before };
    }
    return null;
  };

/** Shows the row of an item that came back. */
export const leadTo =
  ({ key, before }: Back): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isShown = selectItems(getState()).some((item) => rowKey(item) === key);
    if (!isShown) await dispatch(revealItem(key, before));
  };
