import { useCallback, useLayoutEffect, useRef } from 'react';
import { followCarts } from '@shared/sync/useCartNews';
import { useWidget } from '@shared/mount/WidgetContext';
import { useRetries } from '@shared/page/useRetries';
import { isSameShopping, shoppingFor, type ShoppingFor } from './model/shopping';
import { useAppDispatch, useAppSelector } from './state/slice';
import { followCart, refetchNavigation, readNavigation } from './state/thunks';

/**
 * Follows the cart, and for whom one shops: whoever changed that, the widgets of the page are told as soon as it is
 * known here.
 */
export function useFollowing(): void {
  const dispatch = useAppDispatch();
  const { events } = useWidget();
  const load = useAppSelector((state) => state.navigation);
  const shopper = load.status === 'idle' ? undefined : load.value?.shopper;
  const told = useRef<ShoppingFor | null>(null);
  useRetries(
    load,
    useCallback(() => dispatch(readNavigation()), [dispatch]),
  );

  // What follows is in the layout's turn: unmounting lets go of everything at once, and a switch that another widget
  // tells of right after this one was drawn is not taken for an old one.
  useLayoutEffect(() => {
    if (!shopper) return;
    const [before, now] = [told.current, shoppingFor(shopper)];
    told.current = now;
    if (before && !isSameShopping(before, now)) events.emit('ww:location-changed', now);
  }, [events, shopper]);

  useLayoutEffect(
    () =>
      followCarts(events, {
        onReturn: () => dispatch(refetchNavigation()),
        onOtherTab: () => dispatch(followCart(null)),
        // A page may tell of a change in its own words.
        onChange: ({ totalItems }) =>
          dispatch(followCart(Number.isInteger(totalItems) ? totalItems : null)),
      }),
    [dispatch, events],
  );
  useLayoutEffect(
    () =>
      events.on('ww:location-changed', (now) => {
        // What this one said itself is known here, and a second one on the page has said it already.
        if (told.current && isSameShopping(told.current, now)) return;
        told.current = now;
        dispatch(readNavigation());
      }),
    [dispatch, events],
  );
}
