import { useLayoutEffect } from 'react';
import type { Id } from '../answers/id';
import { onPageRevisit } from '../page/onPageRevisit';
import { useWidget } from '../mount/WidgetContext';

/**
 * Calls `refresh` whenever another widget, another tab or someone else may have changed the order: when it is said in
 * the page, and when someone comes back to it. `refresh` must be the same function on each render.
 */
export function useOrderNews(orderId: Id | null, refresh: () => void) {
  const { events } = useWidget();
  useLayoutEffect(() => onPageRevisit(refresh), [refresh]);
  useLayoutEffect(
    () =>
      events.on('ww:order-changed', (detail, _event, isOwn) => {
        if (orderId === null || isOwn) return;
        if (String(detail.orderId) === String(orderId)) refresh();
      }),
    [events, orderId, refresh],
  );
}
