import { defineWidget } from '@shared/mount/defineWidget';
import { CartPreview } from './CartPreview';
import { previewConfig } from './config';
import { startPreview } from './state/thunks';
import { previewReducer } from './state/slice';

/**
 * Cart preview: the page's cart button with its count, and a dialog with the latest lines and the totals.
 *
 * @example
 * {% load static %}
 * {{ preview|json_script:"cart-preview-config" }}
 * <div data-widget="cart-preview" data-config-from="cart-preview-config"><a href="/cart/">Cart</a></div>
 * <script type="module" src="{% static 'wholesale_widgets/cart-preview.js' %}"></script>
 *
 * Listens to `ww:cart-changed` { slug, totalItems } of every widget on the page.
 */
export default defineWidget({
  name: 'cart-preview',
  config: previewConfig,
  reducer: previewReducer,
  start: () => startPreview(),
  Screen: CartPreview,
});
