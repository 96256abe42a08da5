import { useLayoutEffect } from 'react';
import { followCarts } from '@shared/cartNews';
import { useWidget } from '@shared/mount/WidgetContext';
import type { CartConfig } from './config';
import { refreshCart } from './state/thunks';
import { useAppDispatch } from './state/slice';

/** Reads the cart again whenever someone else may have changed it, and tells the other tabs when this one did. */
export function useFreshCart({ slug }: CartConfig) {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const refresh = () => dispatch(refreshCart());
    const stopFollowing = events.on('ww:location-changed', refresh);
    const stopHearing = followCarts(events, {
      onReturn: refresh,
      onOtherTab: refresh,
      // Every change of the page's own widgets goes to the other tabs, whoever made it.
      onChange: (_, tell) => {
        dispatch(refreshCart());
        tell(slug);
      },
    });
    return () => {
      stopFollowing();
      stopHearing();
    };
  }, [dispatch, events, slug]);
}
