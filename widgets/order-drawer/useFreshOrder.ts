import { useLayoutEffect } from 'react';
import { onLookAgain } from '@shared/lookAgain';
import { useWidget } from '@shared/mount/WidgetContext';
import type { DrawerConfig } from './config';
import { refreshDrawer } from './state/thunks';
import { useAppDispatch } from './state/slice';

/** Reads the items again whenever another widget, another tab or someone else may have changed the order. */
export function useFreshOrder({ orderId }: DrawerConfig) {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  useLayoutEffect(() => {
    const stopLooking = onLookAgain(() => dispatch(refreshDrawer()));
    const stopHearing = events.on('ww:order-changed', (detail) => {
      if (String(detail.orderId) === String(orderId)) dispatch(refreshDrawer());
    });
    return () => {
      stopLooking();
      stopHearing();
    };
  }, [dispatch, events, orderId]);
}
