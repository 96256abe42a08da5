import type { WidgetEvents } from './events';
import { ownUrl } from './urls';

/**
 * Leaves the page for `url`, unless a listener of the widget's `ww:navigate` event called
 * `preventDefault()` and so took the navigation over. Answers false, and goes nowhere, when `url` is
 * not an address of the page's own origin.
 *
 * The event and the browser both get the absolute address. An address that differs from the page's
 * only in its fragment scrolls and does not load the page again.
 */
export const navigate = (events: WidgetEvents, widget: string, url: string): boolean => {
  const href = ownUrl(url);
  if (href === null) return false;
  if (events.emit('ww:navigate', { widget, url: href })) location.assign(href);
  return true;
};
