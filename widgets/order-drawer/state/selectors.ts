import type { Drawer } from '../drawer';
import { keyOf } from '../drawer';
import type { DrawerState, Refusal } from './slice';
import { createSelector } from 'reselect';

export const selectDrawer = ({ drawer }: DrawerState): Drawer | undefined =>
  drawer.status === 'idle' ? undefined : drawer.value;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, stalled, drawer }: DrawerState) =>
  pending.length === 0 && stalled === null && drawer.status === 'ready';

/** What is to be said of items that are not on the page. */
export const selectStrays = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ item }) => !isHere.has(keyOf(item)));
  },
);
