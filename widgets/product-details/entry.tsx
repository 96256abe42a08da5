import { defineWidget } from '@shared/mount/defineWidget';
import { productDetailsConfig } from './config';
import { ProductDetails } from './ProductDetails';
import { productDetailsReducer } from './state';

/**
 * Product details: a product with its pictures, sizes and batches, and adding it to the cart.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "product-details" slug=vendor.slug productId=product.pk token=cart.token urls=urls %}Loading…{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:cart-changed` { slug, totalItems }, and reads anew when another widget does, or `ww:location-changed`. With
 * `placement="drawer"` it opens on `ww:product-wanted` { slug, productId }.
 */
export default defineWidget({
  name: 'product-details',
  config: productDetailsConfig,
  reducer: productDetailsReducer,
  Screen: ProductDetails,
});
