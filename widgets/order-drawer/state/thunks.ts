import { pending } from '@shared/store/load';
import { refreshList } from '@shared/sync/syncServices';
import { isSameView, type Address, type View } from '../model/drawer';
import { startDrawerSync } from './drawerSync';
import { changed, type Thunk } from './slice';

/** Reads the page that is looked at, and starts what edits it. */
export const openDrawer =
  (): Thunk<Promise<unknown>> =>
  (dispatch, getState, { services }) => {
    services.sync ??= dispatch(startDrawerSync());
    dispatch(changeView(getState().view));
    return services.sync.settled();
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
