import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { BrandsAnswer } from '@shared/contract/vendorBrands';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import type { VendorBrandsConfig } from '../config';
import { brandList, type BrandsExtra } from './requests';

export interface VendorBrandsState {
  /** The page that was asked for last. */
  brands: ResourceState<BrandsAnswer>;
  /** How many changes are on their way. */
  working: number;
}

export const workStarted = defineEvent('vendorBrands/workStarted');
export const workEnded = defineEvent('vendorBrands/workEnded');

export type Thunk<T> = ThunkAction<T, VendorBrandsState, BrandsExtra, Action>;

export const vendorBrandsReducer = createReducer<VendorBrandsState>(
  { brands: brandList.initial, working: 0 },
  (on) => {
    brandList.reduce(on, 'brands');
    on(workStarted, (state) => {
      state.working += 1;
    });
    on(workEnded, (state) => {
      state.working -= 1;
    });
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  VendorBrandsState,
  VendorBrandsConfig
>();
