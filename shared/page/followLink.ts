import type { MouseEvent } from 'react';
import type { WidgetEventMap, WidgetEvents } from '../events';

/** Whether a click on a link is for this tab: in one of its own the page behind the link is the browser's. */
export const isForThisTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey;

/**
 * For the click on a link to what a widget may show beside this one: tells the page what is wanted. Where something on
 * the page shows it there, the link is not followed. Returns whether it is followed on this page, so that the position
 * can be kept.
 *
 * @example
 * <a href={href} onClick={(event) => followLink(event, events, 'ww:product-wanted', { slug, productId })}>{name}</a>
 */
export function followLink<Name extends 'ww:product-wanted' | 'ww:variants-wanted'>(
  event: MouseEvent,
  events: WidgetEvents,
  name: Name,
  wanted: WidgetEventMap[Name],
): boolean {
  if (!isForThisTab(event)) return false;
  const isFollowed = events.emit(name, wanted);
  if (!isFollowed) event.preventDefault();
  return isFollowed;
}
