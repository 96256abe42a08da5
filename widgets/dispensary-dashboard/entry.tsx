import { defineWidget } from '@shared/mount/defineWidget';
import { dispensaryDashboardConfig } from './config';
import { DispensaryDashboard } from './DispensaryDashboard';
import { dispensaryDashboardReducer } from './state/slice';

/**
 * Dispensary dashboard: open orders, spend, expiring batches, top vendors, favorites and notices, as the user has
 * arranged them. A module whose address is left out is not shown.
 * @example
 * {% load wholesale_widgets %}
 * {% widget "dispensary-dashboard" urls=urls %}Loading your dashboard…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'dispensary-dashboard',
  config: dispensaryDashboardConfig,
  reducer: dispensaryDashboardReducer,
  Screen: DispensaryDashboard,
});
