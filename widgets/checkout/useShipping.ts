import type { ShippingChoice } from '@shared/contract/checkout';
import { askShipping } from './state/thunks';
import { useAppDispatch } from './state/slice';
import type { OrderDraftState } from './useOrderDraft';

/** Chooses shipping, and keeps that. */
export function useShipping(draft: OrderDraftState) {
  const dispatch = useAppDispatch();
  return async (shipping: ShippingChoice[]) => {
    draft.change({ shipping });
    await dispatch(askShipping(shipping));
  };
}
