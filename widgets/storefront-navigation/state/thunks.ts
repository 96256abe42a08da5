import type { ShoppingLocation } from '@shared/contract/storefrontNavigation';
import { confirmWrite } from '@shared/http/confirmWrite';
import { lostAnswer } from '@shared/http/failure';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { shopAs } from '../api';
import { isAt, partsFor, targetOf } from '../model/shopping';
import { navigation, type NavigationExtra } from './requests';
import { cartCounted, switched, type StorefrontNavigationState } from './slice';

type Thunk<T> = ThunkAction<T, StorefrontNavigationState, NavigationExtra, Action>;

export const readNavigation = (): Thunk<void> => (dispatch) => {
  void dispatch(navigation.read(undefined));
};

/** Somebody may have changed it meanwhile; a first read, or one that is on its way, tells as well. */
export const refetchNavigation = (): Thunk<void> => (dispatch, getState) => {
  const { status } = getState().navigation;
  // The browser shows the page before the first read starts.
  if (status !== 'idle' && status !== 'pending') dispatch(readNavigation());
};

/** The cart changed; `count` where the one who says so knows how many lines it has now. */
export const followCart =
  (count: number | null): Thunk<void> =>
  (dispatch, getState) => {
    if (count !== null) dispatch(cartCounted(count));
    // An answer that is on its way may be older than the change.
    if (count === null || getState().navigation.status !== 'ready') dispatch(readNavigation());
  };

/**
 * S1: shops for a location from now on, for null on nobody's behalf. Sent once however often it is pressed, and never
 * automatically; after a lost answer S14 is read, and its result shown. Resolves to whether the user shops there now.
 */
export const switchTo =
  (to: ShoppingLocation | null): Thunk<Promise<boolean>> =>
  async (dispatch, getState, { http, config }) => {
    const { navigation: load, change } = getState();
    const now = load.status === 'idle' ? undefined : load.value;
    const isBusy = change?.status === 'sending' || change?.status === 'searching';
    if (!now || isBusy) return false;

    dispatch(switched({ status: 'sending', to }));
    const target = targetOf(to);
    const parts = partsFor(to, now.shopper, config.slug);
    const outcome = await confirmWrite(
      () => shopAs(http, config, parts),
      () => dispatch(navigation.read(undefined)),
      ({ shopper }) => isAt(shopper, target) && { shopper },
      { http, onSearch: () => dispatch(switched({ status: 'searching', to })) },
    );
    if (outcome.status !== 'saved') {
      dispatch(switched({ status: outcome.status, to, failure: outcome.failure }));
      return false;
    }
    // What the answer brings is the server's affair: where the user shops, and what that offers, is read.
    const read = await dispatch(navigation.read(undefined));
    const isThere = read.ok && isAt(read.value.shopper, target);
    if (isThere) dispatch(switched({ status: 'done', to }));
    else
      dispatch(switched({ status: 'unknown', to, failure: read.ok ? lostAnswer : read.failure }));
    return isThere;
  };
