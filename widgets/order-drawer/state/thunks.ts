import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { pending } from '@shared/store/load';
import { refreshList } from '@shared/sync/syncServices';
import { isSameView, type Address, type View } from '../model/drawer';
import { startDrawerSync } from './drawerSync';
import { changed, type DrawerExtra, type DrawerState } from './slice';

export type Thunk<T> = ThunkAction<T, DrawerState, DrawerExtra, Action>;

/** Reads the page that is looked at, and starts what edits it. */
export const openDrawer = (): Thunk<Promise<unknown>> => (dispatch, getState, extra) => {
  extra.services.sync ??= startDrawerSync(dispatch, getState, extra);
  dispatch(changeView(getState().view));
  return extra.services.sync.settled();
};

/** Looks at another part of the order. A filter or another order begins at page 1. */
export const changeView =
  (change: Partial<View>): Thunk<void> =>
  (dispatch, getState) => {
    const { view, drawer } = getState();
    const next = { ...view, page: 1, ...change };
    // The old page stays in sight, and says that it is old, until the new one is there.
    dispatch(changed({ view: next, isCorrected: false, drawer: pending(drawer) }));
    dispatch(refreshList());
  };

/** Shows what the page's address says. */
export const showAddress =
  ({ view, isOpen }: Address): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(changed({ isOpen, isCorrected: false }));
    if (!isSameView(view, getState().view)) dispatch(changeView(view));
  };
