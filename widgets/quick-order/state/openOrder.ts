import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Id } from '@shared/answers/id';
import { firstOrder } from './requests';
import { selectListed } from './selectors';
import { locationsChosen, type QuickOrderExtra, type QuickOrderState } from './slice';

type Thunk<T> = ThunkAction<T, QuickOrderState, QuickOrderExtra, Action>;

/** Reads what the chosen locations order, and starts what edits it. */
export const showLocations =
  (ids: readonly Id[]): Thunk<void> =>
  (dispatch, _getState, { services: { sync } }) => {
    dispatch(locationsChosen(ids));
    if (sync) sync.choose(ids);
    else void dispatch(openOrder(ids));
  };

/** The first read, beside which the code comes. */
const openOrder =
  (ids: readonly Id[]): Thunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { services, http } = extra;
    const code = import('./sync');
    const isQueued = selectListed(getState())?.isQueued === true;
    const loaded = await dispatch(firstOrder.read({ ids, isQueued, code }));
    if (!loaded.ok) return;
    const { startSync } = await code;
    if (http.signal.aborted) return;
    const { chosen } = getState();
    // A read that was superseded resolves to the newest answer: whichever comes first starts it.
    services.sync ??= startSync(loaded.value, chosen, dispatch, getState, extra);
    services.sync.choose(chosen);
  };
