import { defineWidget } from '@shared/mount/defineWidget';
import { webhookDashboardConfig } from './config';
import { createServices } from './state/services';
import { webhookDashboardReducer } from './state/slice';
import { WebhookDashboard } from './WebhookDashboard';

/**
 * Webhook dashboard: where events are sent, with which headers, and how they are signed.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "webhook-dashboard" urls=urls %}Loading the webhooks…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'webhook-dashboard',
  config: webhookDashboardConfig,
  reducer: webhookDashboardReducer,
  services: createServices,
  Screen: WebhookDashboard,
});
