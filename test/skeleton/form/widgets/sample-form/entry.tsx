import { defineWidget } from '@shared/mount/defineWidget';
import { sampleFormConfig } from './config';
import { SampleForm } from './SampleForm';
import { record, sampleFormReducer } from './state/record';

/**
 * Sample form: a name and a note of a vendor, for looking at and changing.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "sample-form" urls=urls %}Loading the form…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'sample-form',
  config: sampleFormConfig,
  reducer: sampleFormReducer,
  start: () => record.read(undefined),
  Screen: SampleForm,
});
