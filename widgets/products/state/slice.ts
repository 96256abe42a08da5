import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { ProductsConfig } from '../config';
import type { ListedProducts } from '../model/answers';
import { productPage, type ProductsExtra } from './requests';

export interface ProductsState {
  /** The page that was asked for last. */
  products: ResourceState<ListedProducts>;
  /** Grows with each save that the server has taken: what is shown is older than it. */
  refreshKey: number;
}

export const productsSaved = defineEvent('products/saved');

export type Thunk<T> = ThunkAction<T, ProductsState, ProductsExtra, Action>;

export const productsReducer = createReducer<ProductsState>(
  { products: productPage.initial, refreshKey: 0 },
  (on) => {
    productPage.reduce(on, 'products');
    on(productsSaved, (state) => {
      state.refreshKey += 1;
    });
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<ProductsState, ProductsConfig>();
