import { createSelector } from 'reselect';
import type { Address, Drawer } from '../model/drawer';
import type { DrawerState } from './slice';

export const selectDrawer = ({ drawer }: DrawerState): Drawer | undefined =>
  drawer.status === 'idle' ? undefined : drawer.value;

/** What stands in the page's address. */
export const selectAddress = createSelector(
  [({ view }: DrawerState) => view, ({ isOpen }: DrawerState) => isOpen],
  (view, isOpen): Address => ({ view, isOpen }),
);

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, paused, stale, drawer }: DrawerState) =>
  pending.length === 0 && paused === null && stale === null && drawer.status === 'ready';
