import { useLayoutEffect } from 'react';
import { useWidget } from '../../shared/mount/WidgetContext';
import type { CartConfig } from './config';
import { closeCart, refreshCart } from './state/flows';
import { useAppDispatch } from './state/slice';

/** Reads the cart again whenever someone else may have changed it, and tells the other tabs when this one did. */
export function useFreshCart({ slug }: CartConfig) {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  // In the layout's turn, so that unmounting lets go of everything at once: an open channel keeps a page alive.
  useLayoutEffect(() => {
    let tabs: BroadcastChannel | null = null;
    // After the screen, of whose start it would take a tenth.
    const opening = setTimeout(() => {
      if (typeof BroadcastChannel === 'undefined') return;
      tabs = new BroadcastChannel('ww:cart');
      tabs.addEventListener('message', () => dispatch(refreshCart()));
    });
    const refresh = () => {
      if (!document.hidden) dispatch(refreshCart());
    };
    const returns = ['focus', 'pageshow', 'visibilitychange'];

    // A change of visibility bubbles from the document to the window.
    for (const name of returns) addEventListener(name, refresh);
    // Every change of the page's own widgets goes to the other tabs, whoever made it.
    const stop = events.on('ww:cart-changed', () => {
      dispatch(refreshCart());
      tabs?.postMessage(slug);
    });
    return () => {
      for (const name of returns) removeEventListener(name, refresh);
      stop();
      clearTimeout(opening);
      tabs?.close();
    };
  }, [dispatch, events, slug]);

  useLayoutEffect(() => () => dispatch(closeCart()), [dispatch]);
}
