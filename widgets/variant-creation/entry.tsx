import { defineWidget } from '@shared/mount/defineWidget';
import { variantCreationConfig } from './config';
import { createServices } from './state/services';
import { variantCreationReducer } from './state/slice';
import { VariantCreation } from './VariantCreation';

/**
 * Variant creation: makes variants of a product from the values of its options, on a page or behind a button.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "variant-creation" urls=urls display="dialog" %}Loading the product…{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:variants-created` { productId, variants: [{ id, name, sku }] }. With `display="dialog"` it opens on
 * `ww:variants-wanted` { productId }: for each product where `urls.variants` has `{productId}` in it, else for its own.
 */
export default defineWidget({
  name: 'variant-creation',
  config: variantCreationConfig,
  reducer: variantCreationReducer,
  services: createServices,
  Screen: VariantCreation,
});
