import { useLayoutEffect } from 'react';
import { useWidget } from '../../shared/mount/WidgetContext';
import type { DrawerConfig } from './config';
import { closeDrawer, refreshDrawer } from './state/flows';
import { useAppDispatch } from './state/slice';

/** Reads the items again whenever another widget, another tab or someone else may have changed the order. */
export function useFreshOrder({ orderId }: DrawerConfig) {
  const dispatch = useAppDispatch();
  const { events } = useWidget();

  // In the layout's turn, so that unmounting lets go of everything at once.
  useLayoutEffect(() => {
    const refresh = () => {
      if (!document.hidden) dispatch(refreshDrawer());
    };
    const returns = ['focus', 'pageshow', 'visibilitychange'];
    for (const name of returns) addEventListener(name, refresh);
    const stop = events.on('ww:order-changed', (detail) => {
      if (String(detail.orderId) === String(orderId)) dispatch(refreshDrawer());
    });
    return () => {
      for (const name of returns) removeEventListener(name, refresh);
      stop();
    };
  }, [dispatch, events, orderId]);

  useLayoutEffect(() => () => dispatch(closeDrawer()), [dispatch]);
}
