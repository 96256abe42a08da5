import { createSelector } from 'reselect';
import { keyOf, removals, type Drawer } from '../drawer';
import type { DrawerState, Refusal } from './slice';

export const selectDrawer = ({ drawer }: DrawerState): Drawer | undefined =>
  drawer.status === 'idle' ? undefined : drawer.value;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, stalled, drawer }: DrawerState) =>
  pending.length === 0 && stalled === null && drawer.status === 'ready';

/** What the next undo brings back: what went last and did not come back by other means. */
export const selectRemoved = createSelector(
  [selectDrawer, (state: DrawerState) => state.removals],
  (drawer, stack) => removals.latest(stack, drawer?.items.map(keyOf) ?? []),
);

/** What is to be said of items that are not on the page. */
export const selectStrays = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ item }) => !isHere.has(keyOf(item)));
  },
);
