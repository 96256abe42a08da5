import { defineWidget } from '@shared/mount/defineWidget';
import { sellerStorefrontConfig } from './config';
import { SellerStorefront } from './SellerStorefront';
import { sellerStorefrontReducer } from './state/slice';

/**
 * Seller storefront: what one seller offers, searched, filtered and in order, as cards or as a table; put into the cart
 * from there, and looked at as a customer sees it.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "seller-storefront" slug=vendor.slug token=cart.token user=widget_user urls=urls %}Loading…{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:cart-changed` { slug, totalItems } and `ww:product-wanted` { slug, productId, preview }. Listens to the
 * former, and to `ww:location-changed`: another location is offered something else.
 */
export default defineWidget({
  name: 'seller-storefront',
  config: sellerStorefrontConfig,
  reducer: sellerStorefrontReducer,
  Screen: SellerStorefront,
});
