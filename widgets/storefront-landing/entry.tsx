import { defineWidget } from '@shared/mount/defineWidget';
import { storefrontLandingConfig } from './config';
import { StorefrontLanding } from './StorefrontLanding';
import { storefrontLandingReducer } from './state';

/**
 * Storefront landing: what the marketplace shows first, and all its brands and sellers by letter.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "storefront-landing" urls=urls %}Loading the marketplace…{% endwidget %}
 * {% widget_assets %}
 *
 * Listens to `ww:location-changed`: another location may buy from others.
 */
export default defineWidget({
  name: 'storefront-landing',
  config: storefrontLandingConfig,
  reducer: storefrontLandingReducer,
  Screen: StorefrontLanding,
});
