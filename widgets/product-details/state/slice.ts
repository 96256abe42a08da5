import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import {
  forgetOlderOffers,
  nothingAdded,
  reduceAdding,
  type AddingState,
} from '@shared/storefront/adding';
import type { ProductDetailsConfig } from '../config';
import type { Product } from '../model/product';
import { product, terpeneTypes } from './requests';

export interface ProductDetailsState {
  /** The product that was asked for last. */
  product: ResourceState<Product>;
  terpeneTypes: ResourceState<[id: string, name: string][]>;
  adding: AddingState;
}

const initialState: ProductDetailsState = {
  product: product.initial,
  terpeneTypes: terpeneTypes.initial,
  adding: nothingAdded,
};

export const productDetailsReducer = createReducer(initialState, (on) => {
  product.reduce(on, 'product', (state) =>
    forgetOlderOffers(state.adding, state.product.requestId),
  );
  terpeneTypes.reduce(on, 'terpeneTypes');
  reduceAdding(on);
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  ProductDetailsState,
  ProductDetailsConfig
>();
