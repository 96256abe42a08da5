import type { MouseEvent } from 'react';
import type { WidgetEventMap, WidgetEvents } from '../events';

/** Whether a click on a link is for this tab: in one of its own the page behind the link is the browser's. */
export const isForThisTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey;

/**
 * For the click on a product's link: tells the page which product is wanted. Where something on the page shows it
 * there, the link is not followed. Returns whether it is followed on this page, so that the position can be kept.
 *
 * @example
 * <a href={href} onClick={(event) => wantProduct(events, { slug, productId }, event)}>{name}</a>
 */
export function wantProduct(
  events: WidgetEvents,
  wanted: WidgetEventMap['ww:product-wanted'],
  event: MouseEvent,
): boolean {
  if (!isForThisTab(event)) return false;
  const isFollowed = events.emit('ww:product-wanted', wanted);
  if (!isFollowed) event.preventDefault();
  return isFollowed;
}
