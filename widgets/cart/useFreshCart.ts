import { useLayoutEffect } from 'react';
import { openTabs } from '../../shared/otherTabs';
import { useWidget } from '../../shared/mount/WidgetContext';
import type { CartConfig } from './config';
import { closeCart, refreshCart } from './state/flows';
import { useAppDispatch } from './state/slice';

/** Reads the cart again whenever someone else may have changed it, and tells the other tabs when this one did. */
export function useFreshCart({ slug }: CartConfig) {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const tabs = openTabs('ww:cart', () => dispatch(refreshCart()));
    const refresh = () => {
      if (!document.hidden) dispatch(refreshCart());
    };
    const returns = ['focus', 'pageshow', 'visibilitychange'];

    // A change of visibility bubbles from the document to the window.
    for (const name of returns) addEventListener(name, refresh);
    // Every change of the page's own widgets goes to the other tabs, whoever made it.
    const stop = events.on('ww:cart-changed', () => {
      dispatch(refreshCart());
      tabs.tell(slug);
    });
    return () => {
      for (const name of returns) removeEventListener(name, refresh);
      stop();
      tabs.close();
    };
  }, [dispatch, events, slug]);

  useLayoutEffect(() => () => dispatch(closeCart()), [dispatch]);
}
