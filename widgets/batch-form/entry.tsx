import { defineWidget } from '@shared/mount/defineWidget';
import { BatchForm } from './BatchForm';
import { batchFormConfig } from './config';
import { readBatch } from './state/thunks';
import { batchFormReducer } from './state/slice';

/**
 * Batch: a cannabis batch with its certificates, terpenes and variants, for creating, changing and copying.
 *
 * @example
 * {% load static %}
 * {{ batch|json_script:"batch-config" }}
 * <div data-widget="batch-form" data-config-from="batch-config">Loading the batch…</div>
 * <script type="module" src="{% static 'wholesale_widgets/batch-form.js' %}"></script>
 */
export default defineWidget({
  name: 'batch-form',
  config: batchFormConfig,
  reducer: batchFormReducer,
  start: readBatch,
  Screen: BatchForm,
});
