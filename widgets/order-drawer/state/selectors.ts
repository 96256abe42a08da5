import { createSelector } from 'reselect';
import { keyOf, removals, type Drawer } from '../drawer';
import type { DrawerState } from './slice';

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
