import { defineWidget } from '@shared/mount/defineWidget';
import { stockLocationConfig } from './config';
import { stockLocationReducer } from './state/locations';
import { StockLocation } from './StockLocation';

/**
 * Stock locations: where a vendor keeps batches and sends orders from, with the dialogs that change them.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "stock-location" urls=urls perms=perms %}Loading the stock locations…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'stock-location',
  config: stockLocationConfig,
  reducer: stockLocationReducer,
  Screen: StockLocation,
});
