import { useCallback, useLayoutEffect } from 'react';
import { followCarts } from '@shared/sync/useCartNews';
import { useWidget } from '@shared/mount/WidgetContext';
import { useRetries } from '@shared/page/useRetries';
import { followChange, refreshPreview } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/**
 * Follows the cart: other widgets of the page, other tabs, and whatever happened while nobody looked. What could not
 * be read is tried again.
 */
export function useFollowCart() {
  const dispatch = useAppDispatch();
  const { events } = useWidget();
  const shown = useAppSelector(({ isOpen, preview, count }) => (isOpen ? preview : count));
  const follow = useCallback(() => dispatch(followChange(null)), [dispatch]);
  const refresh = useCallback(() => dispatch(refreshPreview()), [dispatch]);
  useRetries(shown, refresh);

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(
    () =>
      followCarts(events, {
        onReturn: refresh,
        // Who changes a cart tells the other tabs; this button changes nothing.
        onOtherTab: follow,
        // A page may tell of a change in its own words.
        onChange: ({ totalItems }) =>
          dispatch(followChange(Number.isInteger(totalItems) ? totalItems : null)),
      }),
    [dispatch, events, follow, refresh],
  );
  // Who shops for another customer has other carts: what is on its way may be of the former one.
  useLayoutEffect(() => events.on('ww:location-changed', follow), [events, follow]);
}
