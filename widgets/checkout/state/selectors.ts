import { createSelector } from 'reselect';
import type {
  CheckoutItem,
  CheckoutSummary,
  Shipment,
  ShippingMethod,
} from '../../../shared/contract/checkout';
import type { CheckoutState } from './slice';

export const selectSummary = ({ summary }: CheckoutState): CheckoutSummary | undefined =>
  summary.status === 'idle' ? undefined : summary.value;

/** Whether the amounts shown are those of the shipping that is chosen. */
export const selectIsSettled = ({ summary }: CheckoutState) => summary.status === 'ready';

/** From the click until the next page is there, or until it is known that there is no order. */
export const selectIsUnderWay = ({ placing: { status } }: CheckoutState) =>
  status === 'sending' || status === 'leaving' || status === 'checking';

export interface Parcel {
  shipment: Shipment;
  items: CheckoutItem[];
  methods: ShippingMethod[];
}

/** The lines and the ways to send them, by seller and location. */
export const selectParcels = createSelector([selectSummary], (summary): Parcel[] => {
  const parcels = new Map(
    summary?.shipments.map((shipment): [Shipment['id'], Parcel] => [
      shipment.id,
      { shipment, items: [], methods: [] },
    ]),
  );
  for (const item of summary?.items ?? []) parcels.get(item.shipment_id)?.items.push(item);
  for (const method of summary?.shipping_methods ?? []) {
    parcels.get(method.shipment_id)?.methods.push(method);
  }
  return [...parcels.values()];
});
