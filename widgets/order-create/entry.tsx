import { defineWidget } from '@shared/mount/defineWidget';
import { orderCreateConfig } from './config';
import { OrderCreate } from './OrderCreate';
import { createServices } from './state/services';
import { orderReducer } from './state/slice';
import { openOrder } from './state/thunks';

/**
 * Create order: what a seller orders for a customer.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "order-create" vendorId=vendor.pk orderId=order.pk urls=order_urls %}
 *   Loading the order… {% endwidget %}
 * {% widget_assets %}
 * Emits and follows `ww:order-changed` { orderId }.
 */
export default defineWidget({
  name: 'order-create',
  config: orderCreateConfig,
  reducer: orderReducer,
  services: createServices,
  start: openOrder,
  Screen: OrderCreate,
});
