/**
 * What widgets tell the page and each other. Every event bubbles from the widget's host, so a page
 * can listen on the host, on any ancestor or on `document`.
 */
export interface WidgetEventMap {
  /** A widget could not be mounted, or its screen crashed. For the page's error reporting. */
  'ww:error': { widget: string; phase: 'config' | 'mount' | 'render'; error: unknown };
  /** A widget is about to leave the page. `preventDefault()` leaves the navigation to the page. */
  'ww:navigate': { widget: string; url: string };
  /** A cart of the seller `slug` changed on the server. */
  'ww:cart-changed': { slug: string; totalItems: number };
  /** Someone shops for another location now, or for none: what a screen shows may be of the former one. */
  'ww:location-changed': {
    dispensaryId: string | number | null;
    locationId: string | number | null;
  };
  /**
   * Someone wants to see a product of the seller `slug`. A widget that shows it on this page prevents the default, which
   * is to follow the product's link. `preview`: it was seen as a customer sees it, and is to be shown so, with nothing
   * that writes.
   */
  'ww:product-wanted': { slug: string; productId: string | number; preview?: boolean };
  /** Items, prices or the discount of an order of seller ordering changed on the server. */
  'ww:order-changed': { orderId: string | number };
  /**
   * Someone wants to create variants of a product of the vendor. A widget that does it on this page prevents the default,
   * which is to follow the link to the page for it.
   */
  'ww:variants-wanted': { productId: string | number };
  /** Variants of a product were created. `variants` is empty where the server does not tell which ones. */
  'ww:variants-created': {
    productId: string | number;
    variants: readonly { id: string | number; name: string; sku: string }[];
  };
}

export interface WidgetEvents {
  /** Returns false when a listener called `preventDefault()`. */
  emit<Name extends keyof WidgetEventMap>(name: Name, detail: WidgetEventMap[Name]): boolean;
  /**
   * Listens to all widgets of the page until the answered function is called or the widget unmounts. `isOwn`: this widget
   * sent the event itself, and so has the change of which it tells.
   */
  on<Name extends keyof WidgetEventMap>(
    name: Name,
    listener: (detail: WidgetEventMap[Name], event: Event, isOwn: boolean) => void,
  ): () => void;
}

/** The events that a widget has sent, each with its host. A page may send one from there as well. */
const senders = new WeakMap<Event, HTMLElement>();

/** Dispatches one event from `host`. Returns false when a listener called `preventDefault()`. */
export const emit = <Name extends keyof WidgetEventMap>(
  host: HTMLElement,
  name: Name,
  detail: WidgetEventMap[Name],
): boolean => {
  const event = new CustomEvent(name, { detail, bubbles: true, cancelable: true });
  senders.set(event, host);
  return host.dispatchEvent(event);
};

/** The events of the widget on `host`; `signal` ends its listening when the widget unmounts. */
export const createEvents = (host: HTMLElement, signal: AbortSignal): WidgetEvents => ({
  emit: (name, detail) => emit(host, name, detail),
  on: (name, listener) => {
    const page = host.ownerDocument;
    const handle = (event: Event) =>
      listener((event as CustomEvent).detail as never, event, senders.get(event) === host);
    const stop = () => {
      page.removeEventListener(name, handle);
      signal.removeEventListener('abort', stop);
    };
    page.addEventListener(name, handle);
    signal.addEventListener('abort', stop);
    return stop;
  },
});
