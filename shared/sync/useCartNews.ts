import { useLayoutEffect } from 'react';
import type { WidgetEventMap, WidgetEvents } from '../events';
import { onPageRevisit } from '../page/onPageRevisit';
import { useWidget } from '../mount/WidgetContext';
import { followOtherTabs, tellOtherTabs } from './cartTabs';

/**
 * Calls `refresh` whenever someone else may have changed the carts, and tells the other tabs of each change in this
 * page. `onLocation` is called when someone shops for another location. Both must be the same on each render.
 */
export function useCartNews(refresh: () => void, onLocation: () => void = refresh) {
  const { events } = useWidget();
  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const stopFollowing = events.on('ww:location-changed', onLocation);
    const stopHearing = followCarts(events, {
      onReturn: refresh,
      onOtherTab: refresh,
      // Every change of the page's own widgets goes to the other tabs, whoever made it.
      onChange: (_, isOwn) => {
        if (!isOwn) refresh();
        tellOtherTabs();
      },
    });
    return () => {
      stopFollowing();
      stopHearing();
    };
  }, [events, onLocation, refresh]);
}

interface CartNews {
  /** Someone looks at the page again. */
  onReturn: () => void;
  /** A cart changed in another tab of this site. */
  onOtherTab: () => void;
  /** A widget of this page changed a cart, or the page says so in its own words. `isOwn` where this widget said it. */
  onChange: (detail: WidgetEventMap['ww:cart-changed'], isOwn: boolean) => void;
}

/** Calls back whenever a cart may have changed, until the answered function is called. */
export function followCarts(
  events: WidgetEvents,
  { onReturn, onOtherTab, onChange }: CartNews,
): () => void {
  const stopLooking = onPageRevisit(onReturn);
  let stopTabs: (() => void) | null = null;
  // After the screen is drawn: opening a channel takes a tenth of a start.
  const opening = setTimeout(() => {
    stopTabs = followOtherTabs(onOtherTab);
  });
  const stopHearing = events.on('ww:cart-changed', (detail, _event, isOwn) =>
    onChange(detail, isOwn),
  );
  return () => {
    stopLooking();
    stopHearing();
    clearTimeout(opening);
    stopTabs?.();
  };
}
