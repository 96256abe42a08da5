import { useLayoutEffect } from 'react';
import { isSame } from './order';
import { useWidget } from '../../shared/mount/WidgetContext';
import { closeOrder, refreshOrder } from './state/flows';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Reads the order again when another widget of the page changed it. */
export function useFreshOrder() {
  const dispatch = useAppDispatch();
  const { events } = useWidget();
  const shown = useAppSelector(({ orderId }) => orderId);

  useLayoutEffect(
    () =>
      events.on('ww:order-changed', ({ orderId }) => {
        if (shown !== null && isSame(orderId, shown)) dispatch(refreshOrder());
      }),
    [dispatch, events, shown],
  );
  useLayoutEffect(() => () => dispatch(closeOrder()), [dispatch]);
}
