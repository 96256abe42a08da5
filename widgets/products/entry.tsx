import { defineWidget } from '@shared/mount/defineWidget';
import { productsConfig } from './config';
import { Products } from './Products';
import { productsReducer } from './state/slice';

/**
 * Products: those of a vendor, searched, filtered and in order; names, states, prices, minimums, steps and tags changed
 * in the list, of one or of many at once.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "products" urls=urls perms=perms %}Loading the products…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'products',
  config: productsConfig,
  reducer: productsReducer,
  Screen: Products,
});
