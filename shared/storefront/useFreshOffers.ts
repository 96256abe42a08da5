import { usePageEvent } from '../mount/usePageEvent';
import { useReturn } from '../page/useReturn';
import { widgetHooks } from '../store/hooks';
import { addingHeld } from './adding';

const { useAppDispatch } = widgetHooks<unknown>();

/**
 * Reads again what can be ordered: for another location, for which nothing is added before that is read, and on Back to
 * a page that the browser has kept, since the cart may have changed meanwhile. `read` is the screen's own read of all.
 */
export function useFreshOffers(read: () => void): void {
  const dispatch = useAppDispatch();
  useReturn(true, read);
  usePageEvent('ww:location-changed', () => {
    dispatch(addingHeld(undefined));
    read();
  });
}
