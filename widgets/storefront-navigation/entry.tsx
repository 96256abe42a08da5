import { defineWidget } from '@shared/mount/defineWidget';
import { storefrontNavigationConfig } from './config';
import { storefrontNavigationReducer } from './state/slice';
import { readNavigation } from './state/thunks';
import { StorefrontNavigation } from './StorefrontNavigation';

/**
 * Storefront navigation: the ways of the storefront, for whom one shops, and the cart's count.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "storefront-navigation" slug=vendor.slug %}<a href="/sellers/">Sellers</a>{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:location-changed` { dispensaryId, locationId }. Listens to `ww:cart-changed` { slug, totalItems }.
 */
export default defineWidget({
  name: 'storefront-navigation',
  config: storefrontNavigationConfig,
  reducer: storefrontNavigationReducer,
  start: () => readNavigation(),
  Screen: StorefrontNavigation,
});
