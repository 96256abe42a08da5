import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { InventoryPricingConfig } from '../config';
import type { MissingVariant, Prices } from '../model/answers';
import type { CustomerRules } from '../model/customerRules';
import { customerRules, prices } from './requests';

export interface PricingState {
  prices: ResourceState<Prices>;
  /** What lies in batches and has no variant that could be priced: set by each read, until somebody clears it. */
  missingVariants: readonly MissingVariant[];
  rules: ResourceState<CustomerRules>;
}

export const clearMissingVariants = defineEvent('inventoryPricing/clearMissingVariants');

export const inventoryPricingReducer = createReducer<PricingState>(
  { prices: prices.initial, missingVariants: [], rules: customerRules.initial },
  (on) => {
    prices.reduce(on, 'prices', (state, { missing }) => {
      state.missingVariants = missing;
    });
    customerRules.reduce(on, 'rules');
    on(clearMissingVariants, (state) => {
      state.missingVariants = [];
    });
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  PricingState,
  InventoryPricingConfig
>();
