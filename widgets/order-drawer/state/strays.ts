import { createSelector } from 'reselect';
import { keyOf } from '../drawer';
import { selectDrawer } from './selectors';
import type { DrawerState, Refusal } from './slice';

/** What is to be said of items that are not on the page. Apart from what the first page needs: it comes later. */
export const selectStrays = createSelector(
  [selectDrawer, (state: DrawerState) => state.refusals],
  (drawer, refusals): Refusal[] => {
    const isHere = new Set(drawer?.items.map(keyOf));
    return refusals.filter(({ item }) => !isHere.has(keyOf(item)));
  },
);
