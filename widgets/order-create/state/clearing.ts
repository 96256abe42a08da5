import { noHistory } from '@shared/sync/history';
import type { Failure } from '@shared/http/failure';
import { clearItems as clearOrder } from '@shared/orders/clearItems';
import { changed, orderList } from './slice';
import type { Thunk } from './thunks';

/** Takes every item out of the order. Returns why the server did not do it, null when it did. */
export const clearItems =
  (onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const failure = await dispatch(clearOrder(orderList.removed, onSearch));
    if (failure) return failure;
    dispatch(changed({ history: noHistory, report: null }));
    dispatch(orderList.refusalsDismissed(null));
    return null;
  };
