import { useLayoutEffect } from 'react';
import { openTabs } from '../../shared/otherTabs';
import { useWidget } from '../../shared/mount/WidgetContext';
import { followChange, refreshPreview } from './state/flows';
import { useAppDispatch } from './state/slice';

/** Follows the cart: other widgets of the page, other tabs, and whatever happened while nobody looked. */
export function useFollowCart() {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const look = () => {
      if (!document.hidden) dispatch(refreshPreview());
    };
    const returns = ['focus', 'pageshow', 'visibilitychange'];
    // Who changes a cart tells the other tabs; this button changes nothing.
    const tabs = openTabs('ww:cart', () => dispatch(followChange(null)));

    for (const name of returns) addEventListener(name, look);
    const stop = events.on('ww:cart-changed', ({ totalItems }) =>
      // A page may tell of a change in its own words.
      dispatch(followChange(Number.isInteger(totalItems) ? totalItems : null)),
    );
    return () => {
      for (const name of returns) removeEventListener(name, look);
      stop();
      tabs.close();
    };
  }, [dispatch, events]);
}
