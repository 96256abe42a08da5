import { useLayoutEffect } from 'react';
import { onLookAgain } from '@shared/lookAgain';
import { isSame } from './model/order';
import { useWidget } from '@shared/mount/WidgetContext';
import { refreshOrder } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Reads the order again whenever another widget, another tab or someone else may have changed it. */
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
  useLayoutEffect(() => onLookAgain(() => dispatch(refreshOrder())), [dispatch]);
}
