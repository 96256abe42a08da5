import { useLayoutEffect } from 'react';
import { followCarts } from '../cartNews';
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
