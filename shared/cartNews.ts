import type { WidgetEventMap, WidgetEvents } from './events';
import { onLookAgain } from './lookAgain';

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
  const stopLooking = onLookAgain(onReturn);
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
