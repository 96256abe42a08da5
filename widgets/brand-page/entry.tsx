import { defineWidget } from '@shared/mount/defineWidget';
import { BrandPage } from './BrandPage';
import { brandPageConfig } from './config';
import { createServices } from './state/services';
import { brandPageReducer } from './state/slice';
import { openPage } from './state/thunks';

/**
 * Brand page: the page of a brand and its tiles, edited, put in order, previewed and saved.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "brand-page" urls=urls %}Loading the brand page…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'brand-page',
  config: brandPageConfig,
  reducer: brandPageReducer,
  services: createServices,
  start: openPage,
  Screen: BrandPage,
});
