import { keyOf, type Drawer, type Placed } from '../drawer';
import type { DrawerState, Refusal } from './slice';
import { createSelector } from 'reselect';

export const selectDrawer = ({ drawer }: DrawerState): Drawer | undefined =>
  drawer.status === 'idle' ? undefined : drawer.value;

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = ({ pending, stalled, drawer }: DrawerState) =>
  pending.length === 0 && stalled === null && drawer.status === 'ready';

const noPlaces: Placed[] = [];

/** What the next undo brings back: what went last and did not come back by other means. */
export const selectRemoved = createSelector(
  [selectDrawer, (state: DrawerState) => state.removals],
  (drawer, removals): Placed[] => {
    if (removals.length === 0) return noPlaces;
    const isHere = new Set(drawer?.items.map(keyOf));
    const gone = removals.map((removal) => removal.filter(({ item }) => !isHere.has(keyOf(item))));
    return gone.filter(({ length }) => length > 0).at(-1) ?? noPlaces;
  },
);

/** What is to be said of items that are not on the page. */
export const selectStrays = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ item }) => !isHere.has(keyOf(item)));
  },
);
