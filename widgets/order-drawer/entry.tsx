import { defineWidget } from '@shared/mount/defineWidget';
import { drawerConfig } from './config';
import { OrderDrawer } from './OrderDrawer';
import { openDrawer } from './state/thunks';
import { createServices, drawerReducer } from './state/slice';

/**
 * Order drawer: the items of an order that a vendor makes for a customer, with its totals.
 * @example
 * {% load static %}
 * {{ drawer|json_script:"order-drawer-config" }}
 * <div data-widget="order-drawer" data-config-from="order-drawer-config">Loading the items…</div>
 * <script type="module" src="{% static 'wholesale_widgets/order-drawer.js' %}"></script>
 *
 * Emits and follows `ww:order-changed` { orderId }.
 */
export default defineWidget({
  name: 'order-drawer',
  config: drawerConfig,
  reducer: drawerReducer,
  services: createServices,
  start: openDrawer,
  Screen: OrderDrawer,
});
