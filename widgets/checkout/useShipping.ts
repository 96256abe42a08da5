import type { ShippingChoice } from '../../shared/contract/checkout';
import { askShipping } from './state/flows';
import { loadSummary } from './state/requests';
import { useAppDispatch } from './state/slice';
import type { KeptOrder } from './useKeptOrder';

/** Chooses shipping. What the server refuses is not kept: its own choice comes back. */
export function useShipping(kept: KeptOrder) {
  const dispatch = useAppDispatch();
  return async (shipping: ShippingChoice[]) => {
    kept.change({ shipping });
    if (!(await dispatch(askShipping(shipping)))) return;
    kept.change({ shipping: [] });
    await dispatch(loadSummary([]));
  };
}
