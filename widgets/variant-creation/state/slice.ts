import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { VariantCreationConfig } from '../config';
import { product, type CreationExtra } from './requests';
import type { CreationServices } from './services';

export interface CreationState {
  product: ResourceState<VariantProduct>;
}

export type Thunk<T> = ThunkAction<T, CreationState, CreationExtra, Action>;

export const variantCreationReducer = createReducer<CreationState>(
  { product: product.initial },
  (on) => {
    product.reduce(on, 'product');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  CreationState,
  VariantCreationConfig,
  CreationServices
>();
