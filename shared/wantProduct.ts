import type { MouseEvent } from 'react';
import type { WidgetEventMap, WidgetEvents } from './events';

/**
 * For the click on a product's link: tells the page which product is wanted. Where something on the page shows it
 * there, the link is not followed. Answers whether it is followed on this page, so that the place can be remembered.
 *
 * @example
 * <a href={href} onClick={(event) => wantProduct(events, { slug, productId }, event)}>{name}</a>
 */
export function wantProduct(
  events: WidgetEvents,
  wanted: WidgetEventMap['ww:product-wanted'],
  event: MouseEvent,
): boolean {
  // In a tab of its own it is the browser's.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const isFollowed = events.emit('ww:product-wanted', wanted);
  if (!isFollowed) event.preventDefault();
  return isFollowed;
}
