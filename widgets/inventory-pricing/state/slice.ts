import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { InventoryPricingConfig } from '../config';
import type { MissingVariant, Prices } from '../model/prices';
import { prices, type PricingExtra } from './requests';

export interface PricingState {
  prices: ResourceState<Prices>;
  /** What lies in batches and has no variant that could be priced. */
  missingVariants: readonly MissingVariant[];
}

export type Thunk<T> = ThunkAction<T, PricingState, PricingExtra, Action>;

export const setMissingVariants = defineEvent<readonly MissingVariant[]>(
  'inventoryPricing/setMissingVariants',
);
export const clearMissingVariants = defineEvent('inventoryPricing/clearMissingVariants');

export const inventoryPricingReducer = createReducer<PricingState>(
  { prices: prices.initial, missingVariants: [] },
  (on) => {
    prices.reduce(on, 'prices');
    on(setMissingVariants, (state, { payload }) => {
      state.missingVariants = [...payload];
    });
    on(clearMissingVariants, (state) => {
      state.missingVariants = [];
    });
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  PricingState,
  InventoryPricingConfig
>();
