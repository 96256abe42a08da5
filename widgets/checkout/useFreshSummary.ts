import { useCallback, useLayoutEffect } from 'react';
import { onPageRevisit } from '@shared/page/onPageRevisit';
import { useWidget } from '@shared/mount/WidgetContext';
import { useRetries } from '@shared/page/useRetries';
import { returnToPage } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/**
 * Reads the summary again when someone is back at the page, when they shop for another location, and while the last read of it failed.
 */
export function useFreshSummary(): void {
  const dispatch = useAppDispatch();
  const { events } = useWidget();
  const refresh = useCallback(() => void dispatch(returnToPage()), [dispatch]);

  // Along with what is drawn: who is back in that moment is not missed.
  useLayoutEffect(() => onPageRevisit(refresh), [refresh]);
  useLayoutEffect(() => events.on('ww:location-changed', refresh), [events, refresh]);
  useRetries(
    useAppSelector((state) => state.summary),
    refresh,
  );
}
