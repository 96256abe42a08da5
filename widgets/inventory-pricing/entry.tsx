import { defineWidget } from '@shared/mount/defineWidget';
import { inventoryPricingConfig } from './config';
import { InventoryPricing } from './InventoryPricing';
import { inventoryPricingReducer } from './state/slice';

/**
 * Prices: list prices, price tiers, costs, minimums and steps of a vendor's variants, changed in a grid.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "inventory-pricing" urls=urls %}Loading the prices…{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:variants-wanted` { productId }. Follows `ww:variants-created`.
 */
export default defineWidget({
  name: 'inventory-pricing',
  config: inventoryPricingConfig,
  reducer: inventoryPricingReducer,
  Screen: InventoryPricing,
});
