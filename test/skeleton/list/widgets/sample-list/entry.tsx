import { defineWidget } from '@shared/mount/defineWidget';
import { sampleListConfig } from './config';
import { SampleList } from './SampleList';
import { sampleListReducer } from './state';

/**
 * Sample list: the items of a vendor, searched, in order and by pages.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "sample-list" urls=urls %}Loading the items…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'sample-list',
  config: sampleListConfig,
  reducer: sampleListReducer,
  Screen: SampleList,
});
