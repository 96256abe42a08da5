import { defineWidget } from '@shared/mount/defineWidget';
import { publicStorefrontConfig } from './config';
import { PublicStorefront } from './PublicStorefront';
import { publicStorefrontReducer } from './state/slice';

/**
 * Public storefront: a seller's menu for everyone who has confirmed their age. Before that nothing of it is asked for
 * or drawn. Search engines find only what the template writes: to be found by its products, print the first answer by
 * `{{ answers|json_script:"menu" }}`, as `{"S26": {…}}`, and give the tag `data_answers_from="menu"`. The widget takes it
 * out of the page at once, and shows it instead of its first request once somebody has confirmed.
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
