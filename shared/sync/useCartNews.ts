import { useLayoutEffect } from 'react';
import type { WidgetEventMap, WidgetEvents } from '../events';
import { onPageRevisit } from '../page/onPageRevisit';
import { useWidget } from '../mount/WidgetContext';

/**
 * Calls `refresh` whenever someone else may have changed the carts, and tells the other tabs of each change in this
 * page. `onLocation` is called when someone shops for another location. Both must be the same on each render.
 */
export function useCartNews(slug: string, refresh: () => void, onLocation: () => void = refresh) {
  const { events } = useWidget();
  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const stopFollowing = events.on('ww:location-changed', onLocation);
    const stopHearing = followCarts(events, {
      onReturn: refresh,
      onOtherTab: refresh,
      // Every change of the page's own widgets goes to the other tabs, whoever made it.
      onChange: (_, tell, isOwn) => {
        if (!isOwn) refresh();
        tell(slug);
      },
    });
    return () => {
      stopFollowing();
      stopHearing();
    };
  }, [events, onLocation, refresh, slug]);
}

interface CartNews {
  /** Someone looks at the page again. */
  onReturn: () => void;
  /** A cart changed in another tab of this site. */
  onOtherTab: () => void;
  /**
   * A widget of this page changed a cart, or the page says so in its own words. `tell` hands it on to the other tabs;
   * `isOwn` where this widget said it.
   */
  onChange: (
    detail: WidgetEventMap['ww:cart-changed'],
    tell: (what: string) => void,
    isOwn: boolean,
  ) => void;
}

/**
 * Calls back whenever a cart may have changed, until the answered function is called. Browsers without channels
 * between tabs tell those nothing.
 */
export function followCarts(
  events: WidgetEvents,
  { onReturn, onOtherTab, onChange }: CartNews,
): () => void {
  const stopLooking = onPageRevisit(onReturn);
  let tabs: BroadcastChannel | null = null;
  // After the screen is drawn: opening a channel takes a tenth of a start.
  const opening = setTimeout(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    tabs = new BroadcastChannel('ww:cart');
    tabs.addEventListener('message', onOtherTab);
  });

  const stopHearing = events.on('ww:cart-changed', (detail, _event, isOwn) =>
    onChange(detail, (what) => tabs?.postMessage(what), isOwn),
  );
  return () => {
    stopLooking();
    stopHearing();
    clearTimeout(opening);
    // An open channel keeps the page alive.
    tabs?.close();
  };
}
