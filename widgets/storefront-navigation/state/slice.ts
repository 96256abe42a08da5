import type { ShoppingLocation } from '@shared/contract/storefrontNavigation';
import { asNotDelivered, lostAnswer, type Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { StorefrontNavigationConfig } from '../config';
import type { Navigation } from '../model/answers';
import { isAt, targetOf } from '../model/shopping';
import { locations, navigation } from './requests';

/** A switch to a location, null for nobody. `searching` once its answer was lost; `done` until it was read out. */
export type Switch =
  | { status: 'sending' | 'searching' | 'done'; to: ShoppingLocation | null }
  | { status: 'not-saved' | 'unknown'; to: ShoppingLocation | null; failure: Failure };

export interface StorefrontNavigationState {
  navigation: ResourceState<Navigation>;
  /** Those of the seller of the page, once they were asked for. */
  locations: ResourceState<ShoppingLocation[]>;
  change: Switch | null;
}

export const switched = defineEvent<Switch | null>('navigation/switched');
/** A widget of the page says how many lines the cart has. */
export const cartCounted = defineEvent<number>('navigation/cartCounted');

const initialState: StorefrontNavigationState = {
  navigation: navigation.initial,
  locations: locations.initial,
  change: null,
};

export const storefrontNavigationReducer = createReducer(initialState, (on) => {
  navigation.reduce(on, 'navigation', (state, navigation) => {
    // What nobody knew stands in the answer now, and so does what somebody else has made of it meanwhile.
    const { change } = state;
    if (!change || !('failure' in change)) return;
    const { to } = change;
    if (isAt(navigation.shopper, targetOf(to))) state.change = { status: 'done', to };
    else if (change.status === 'unknown')
      state.change = { status: 'not-saved', to, failure: asNotDelivered(lostAnswer) };
  });
  locations.reduce(on, 'locations');
  on(switched, (state, { payload }) => {
    state.change = payload;
  });
  on(cartCounted, ({ navigation: load }, { payload }) => {
    const cart = load.status === 'idle' ? undefined : load.value?.cart;
    if (cart) cart.totalItems = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  StorefrontNavigationState,
  StorefrontNavigationConfig
>();
