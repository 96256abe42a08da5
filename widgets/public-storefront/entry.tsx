import { defineWidget } from '@shared/mount/defineWidget';
import { publicStorefrontConfig } from './config';
import { PublicStorefront } from './PublicStorefront';
import { publicStorefrontReducer } from './state/slice';

/**
 * Public storefront: a seller's menu for everyone who has confirmed their age. Before that nothing of it is asked for;
 * the template puts nothing of it into the page either, and no first answer.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "public-storefront" slug=vendor.slug urls=urls %}The menu opens once you have confirmed your age.{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'public-storefront',
  config: publicStorefrontConfig,
  reducer: publicStorefrontReducer,
  Screen: PublicStorefront,
});
