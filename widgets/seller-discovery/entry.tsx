import { defineWidget } from '@shared/mount/defineWidget';
import { sellerDiscoveryConfig } from './config';
import { SellerDiscovery } from './SellerDiscovery';
import { sellerDiscoveryReducer } from './state/slice';

/**
 * Seller discovery: all sellers, searched, filtered and in order, with the buyer's favorites.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "seller-discovery" urls=urls %}Loading the sellers…{% endwidget %}
 * {% widget_assets %}
 *
 * Listens to `ww:location-changed`: another location may see other sellers.
 */
export default defineWidget({
  name: 'seller-discovery',
  config: sellerDiscoveryConfig,
  reducer: sellerDiscoveryReducer,
  Screen: SellerDiscovery,
});
