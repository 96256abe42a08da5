import { defineWidget } from '@shared/mount/defineWidget';
import { Checkout } from './Checkout';
import { checkoutConfig } from './config';
import { openCheckout } from './state/thunks';
import { checkoutReducer } from './state/slice';

/**
 * Checkout: what a cart costs, how it is sent and paid, and the one order that it becomes.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "checkout" slug=vendor.slug dispensaryId=dispensary.pk urls=checkout_urls %}
 *   Loading your order…
 * {% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:cart-changed` { slug, totalItems } when the order is placed.
 */
export default defineWidget({
  name: 'checkout',
  config: checkoutConfig,
  reducer: checkoutReducer,
  start: openCheckout,
  Screen: Checkout,
});
