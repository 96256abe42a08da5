import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { StorefrontLandingConfig } from '../config';
import type { Group } from '../model/directory';
import type { Landing } from '../model/landing';
import { brands, landing, sellers } from './requests';

/** Each part is read, fails and is tried again by itself. */
export interface StorefrontLandingState {
  landing: ResourceState<Landing>;
  brands: ResourceState<Group[]>;
  sellers: ResourceState<Group[]>;
}

export const storefrontLandingReducer = createReducer<StorefrontLandingState>(
  { landing: landing.initial, brands: brands.initial, sellers: sellers.initial },
  (on) => {
    landing.reduce(on, 'landing');
    brands.reduce(on, 'brands');
    sellers.reduce(on, 'sellers');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  StorefrontLandingState,
  StorefrontLandingConfig
>();
