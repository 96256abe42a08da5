import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { BrandPageConfig } from '../config';
import type { PageAnswer } from '../model/answers';
import { savedPage, type BrandPageExtra } from './requests';
import type { BrandPageServices } from './services';

export interface BrandPageState {
  /** As the server had it last. What is edited stands in the editor. */
  page: ResourceState<PageAnswer>;
}

export type Thunk<T> = ThunkAction<T, BrandPageState, BrandPageExtra, Action>;

export const brandPageReducer = createReducer<BrandPageState>({ page: savedPage.initial }, (on) => {
  savedPage.reduce(on, 'page');
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  BrandPageState,
  BrandPageConfig,
  BrandPageServices
>();
