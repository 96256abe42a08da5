import { createSelector } from 'reselect';
import { keyOf, removals } from '../model/drawer';
import { selectDrawer } from './selectors';
import type { DrawerState, Refusal } from './slice';

/*
 * What is to be said of edits apart from the items. It comes with the fields, apart from the first load.
 */

/** What was refused of items that are not on the page. */
export const selectStrays = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ edit }) => !isHere.has(keyOf(edit.placed.item)));
  },
);

/** How many edits may have been saved, or may still be. */
export const selectUnknown = ({ pending }: DrawerState): number =>
  pending.filter(({ status }) => status === 'unknown').length;

/** What the next undo brings back: what went last and did not come back by other means. */
export const selectRemoved = createSelector(
  [selectDrawer, (state: DrawerState) => state.removals],
  (drawer, stack) => removals.latest(stack, drawer?.items.map(keyOf) ?? []),
);
