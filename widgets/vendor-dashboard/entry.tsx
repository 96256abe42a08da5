import { defineWidget } from '@shared/mount/defineWidget';
import { vendorDashboardConfig } from './config';
import { VendorDashboard } from './VendorDashboard';
import { vendorDashboardReducer } from './state/slice';

/**
 * Vendor dashboard: what a vendor sold in a period, what that is made of, and the orders behind it.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "vendor-dashboard" urls=urls %}Loading your orders…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'vendor-dashboard',
  config: vendorDashboardConfig,
  reducer: vendorDashboardReducer,
  Screen: VendorDashboard,
});
