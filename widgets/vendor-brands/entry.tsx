import { defineWidget } from '@shared/mount/defineWidget';
import { vendorBrandsConfig } from './config';
import { vendorBrandsReducer } from './state/brands';
import { VendorBrands } from './VendorBrands';

/**
 * Brands: those of a vendor, searched, in order and by pages, with their logos; created, changed, archived, restored.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "vendor-brands" vendorId=vendor.pk %}Loading your brands…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'vendor-brands',
  config: vendorBrandsConfig,
  reducer: vendorBrandsReducer,
  Screen: VendorBrands,
});
