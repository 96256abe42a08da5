import { defineWidget } from '@shared/mount/defineWidget';
import { BatchList } from './BatchList';
import { batchListConfig } from './config';
import { batchListReducer } from './state/slice';

/**
 * Batches: the list of a vendor's batches by stock location and expiry, with files of batches in and out.
 *
 * @example
 * {% load static %}
 * {{ batches|json_script:"batches-config" }}
 * <div data-widget="batch-list" data-config-from="batches-config">Loading your batches…</div>
 * <script type="module" src="{% static 'wholesale_widgets/batch-list.js' %}"></script>
 */
export default defineWidget({
  name: 'batch-list',
  config: batchListConfig,
  reducer: batchListReducer,
  Screen: BatchList,
});
