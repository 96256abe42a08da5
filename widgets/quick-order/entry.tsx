import { defineWidget } from '@shared/mount/defineWidget';
import { quickOrderConfig } from './config';
import { QuickOrder } from './QuickOrder';
import { createQuickOrderServices, quickOrderReducer } from './state/slice';

/**
 * Quick order: a buyer's order sheet of one seller, its products by rows and the chosen locations by columns.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "quick-order" slug=vendor.slug user=widget_user urls=urls %}Loading…{% endwidget %}
 * {% widget_assets %}
 *
 * Emits `ww:cart-changed` { slug, totalItems } and `ww:product-wanted` { slug, productId }. Listens to the former, and to
 * `ww:location-changed`: another location is offered something else.
 */
export default defineWidget({
  name: 'quick-order',
  config: quickOrderConfig,
  reducer: quickOrderReducer,
  services: createQuickOrderServices,
  Screen: QuickOrder,
});
