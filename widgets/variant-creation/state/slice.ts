import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceStates } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { VariantCreationConfig } from '../config';
import { products, type CreationExtra } from './requests';
import type { CreationServices } from './services';

export interface CreationState {
  products: ResourceStates<VariantProduct>;
}

export type Thunk<T> = ThunkAction<T, CreationState, CreationExtra, Action>;

export const variantCreationReducer = createReducer<CreationState>(
  { products: products.initial },
  (on) => {
    products.reduce(on, 'products');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  CreationState,
  VariantCreationConfig,
  CreationServices
>();
