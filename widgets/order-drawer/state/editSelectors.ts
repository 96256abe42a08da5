import { createSelector } from 'reselect';
import { keyOf } from '../model/drawer';
import { selectDrawer } from './selectors';
import { drawerList, type DrawerState, type Refusal } from './slice';

/*
 * What is to be said of edits apart from the items. It comes with the fields, apart from the first load.
 */

/** What was refused of items that are not on the page. */
export const selectOrphans = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ edit }) => !isHere.has(keyOf(edit.placed.item)));
  },
);

/** What the next undo brings back: what went last and did not come back by other means. */
export const selectRemoved = createSelector(
  [selectDrawer, (state: DrawerState) => state.removals],
  (drawer, stack) => drawerList.latestRemoval(stack, drawer?.items.map(keyOf) ?? []),
);
