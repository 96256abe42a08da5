import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { isSameView, type Address, type View } from '../model/drawer';
import { startDrawerSync } from './drawerSync';
import { drawerToggled, viewChanged, type DrawerExtra, type DrawerState } from './slice';

export type Thunk<T> = ThunkAction<T, DrawerState, DrawerExtra, Action>;

/** Reads the page that is looked at, and starts what edits it. */
export const openDrawer = (): Thunk<Promise<unknown>> => (dispatch, getState, extra) => {
  extra.services.sync ??= startDrawerSync(dispatch, getState, extra);
  dispatch(changeView(getState().view));
  return extra.services.sync.settled();
};

/** Someone else may have changed the order: reads it again behind what is shown. */
export const refreshDrawer =
  (): Thunk<void> =>
  (_dispatch, _getState, { services }) =>
    services.sync?.refresh();

/** Looks at another part of the order. A filter or another order begins at page 1. */
export const changeView =
  (change: Partial<View>): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(viewChanged({ ...getState().view, page: 1, ...change }));
    dispatch(refreshDrawer());
  };

/** Shows what the page's address says. */
export const showAddress =
  ({ view, isOpen }: Address): Thunk<void> =>
  (dispatch, getState) => {
    const now = getState();
    if (isOpen !== now.isOpen) dispatch(drawerToggled(isOpen));
    if (!isSameView(view, now.view)) dispatch(changeView(view));
  };
