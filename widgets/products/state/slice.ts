import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { ProductsConfig } from '../config';
import type { ListedProducts } from '../model/answers';
import { productPage, type ProductsExtra } from './requests';

export interface ProductsState {
  /** The page that was asked for last. */
  products: ResourceState<ListedProducts>;
}

export type Thunk<T> = ThunkAction<T, ProductsState, ProductsExtra, Action>;

export const productsReducer = createReducer<ProductsState>(
  { products: productPage.initial },
  (on) => {
    productPage.reduce(on, 'products');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<ProductsState, ProductsConfig>();
