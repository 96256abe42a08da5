import { valueOf } from '@shared/store/load';
import type { DrawerState } from './slice';

export const selectDrawer = ({ drawer }: DrawerState) => valueOf(drawer);

/** Whether something is shown that the server has not confirmed, or typed and not committed. */
export const selectIsUnsaved = ({ pending, paused, typed }: DrawerState): boolean =>
  pending.length > 0 || paused !== null || Object.keys(typed).length > 0;

/** Whether newer totals are on their way: not while edits wait for the person, or nothing can be read. */
export const selectIsUpdating = ({ pending, paused, stale, drawer }: DrawerState) =>
  paused === null &&
  (pending.some(({ status }) => status !== 'unknown') ||
    (stale === null && drawer.status === 'pending'));

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, paused, stale, drawer }: DrawerState) =>
  pending.length === 0 && paused === null && stale === null && drawer.status === 'ready';
