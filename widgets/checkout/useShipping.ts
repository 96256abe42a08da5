import type { ShippingChoice } from '@shared/contract/checkout';
import { askShipping, showShipping } from './state/thunks';
import { useAppDispatch } from './state/slice';
import type { OrderDraftState } from './useOrderDraft';

/** Chooses shipping. What the server refuses is not kept: its own choice comes back. */
export function useShipping(draft: OrderDraftState) {
  const dispatch = useAppDispatch();
  return async (shipping: ShippingChoice[]) => {
    draft.change({ shipping });
    if (!(await dispatch(askShipping(shipping)))) return;
    draft.change({ shipping: [] });
    await dispatch(showShipping([]));
  };
}
