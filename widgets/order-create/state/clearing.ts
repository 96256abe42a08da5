import type { Failure } from '@shared/http/failure';
import { clearItems as clearOrder } from '@shared/orders/clearItems';
import { keyOf, takenBy } from '@shared/orders/itemEdits';
import { orderList } from './slice';
import type { Thunk } from './thunks';

/**
 * Takes every item out of the order. Returns why the server did not do it, null when it did. What could not be sent is
 * over with the question: it would be done when the person signs in again, for something else.
 */
export const clearItems =
  (onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, _getState, { services: { sync } }) => {
    const failure = await dispatch(clearOrder(orderList.removed, onSearch));
    const clears = sync?.all().filter(({ edit }) => edit.type === 'clear') ?? [];
    // Asked for twice it may have arrived once: only the other one is dropped, and the way back stays.
    const isUnsure = clears.some(({ status }) => status !== 'waiting');
    for (const { edit } of sync?.dropWaiting(clears) ?? []) {
      const keys = takenBy(edit).map(({ item }) => keyOf(item));
      if (!isUnsure) dispatch(orderList.removalsDismissed(keys));
    }
    return failure;
  };
