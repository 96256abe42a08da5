import { defineWidget } from '@shared/mount/defineWidget';
import { sampleFormConfig } from './config';
import { SampleForm } from './SampleForm';
import { sampleFormReducer } from './state';

/**
 * Sample form: a name, a note and a fee of a vendor, for looking at and changing.
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
  Screen: SampleForm,
});
