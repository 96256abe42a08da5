import type { WidgetEventMap, WidgetEvents } from '../events';

const channel = 'ww:cart';

/** Tells the other tabs of the site that a cart changed. Browsers without channels between tabs tell those nothing. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(channel);
  // By which the other widgets of this page know that they have heard of it by its event.
  tabs.postMessage(performance.timeOrigin);
  tabs.close();
}

/** Calls back when a cart changed in another tab, until the answered function is called. */
export function followOtherTabs(onOtherTab: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const tabs = new BroadcastChannel(channel);
  tabs.addEventListener('message', ({ data }) => {
    if (data !== performance.timeOrigin) onOtherTab();
  });
  // An open channel keeps the page alive.
  return () => tabs.close();
}

/** Tells the page and the other tabs that a cart changed. */
export function tellCart(events: WidgetEvents, detail: WidgetEventMap['ww:cart-changed']): void {
  events.emit('ww:cart-changed', detail);
  tellOtherTabs();
}
