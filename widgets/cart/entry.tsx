import { defineWidget } from '@shared/mount/defineWidget';
import { Cart } from './Cart';
import { cartConfig } from './config';
import { openCart } from './state/openCart';
import { cartReducer, createCartServices } from './state/slice';

/**
 * Cart: every line that a buyer orders of a seller, across locations.
 *
 * @example
 * {% load static %}
 * {{ cart|json_script:"cart-config" }}
 * <div data-widget="cart" data-config-from="cart-config">Loading your cart…</div>
 * <script type="module" src="{% static 'wholesale_widgets/cart.js' %}"></script>
 *
 * Emits `ww:cart-changed` { slug, totalItems }.
 */
export default defineWidget({
  name: 'cart',
  config: cartConfig,
  reducer: cartReducer,
  services: createCartServices,
  start: openCart,
  Screen: Cart,
});
