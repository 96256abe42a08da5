import type { WidgetEvents } from '../events';
import { ownUrl } from './guard';

/**
 * Leaves the page for `url`. Returns false, and stays, when a listener of the widget's `ww:navigate`
 * event called `preventDefault()` and so took the navigation over, and when `url` is not an address of the
 * page's own origin, of which no listener is told.
 *
 * The event and the browser both get the absolute address. An address that differs from the page's
 * only in its fragment scrolls and does not load the page again.
 */
export const navigate = (events: WidgetEvents, widget: string, url: string): boolean => {
  const href = ownUrl(url);
  if (href === null || !events.emit('ww:navigate', { widget, url: href })) return false;
  location.assign(href);
  return true;
};
