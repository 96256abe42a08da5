import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { PublicStorefrontConfig } from '../config';
import type { Menu } from '../model/menu';
import { menu } from './requests';

export interface PublicStorefrontState {
  /** The page that was asked for last. */
  menu: ResourceState<Menu>;
}

export const publicStorefrontReducer = createReducer<PublicStorefrontState>(
  { menu: menu.initial },
  (on) => {
    menu.reduce(on, 'menu');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  PublicStorefrontState,
  PublicStorefrontConfig
>();
