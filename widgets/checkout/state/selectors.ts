import { createSelector } from 'reselect';
import { withId } from '@shared/answers/id';
import { hasAllAmounts, type Item, type Shipment, type ShippingMethod } from '../model/summary';
import type { CheckoutState } from './slice';

export const selectSummary = createSelector(
  [({ summary }: CheckoutState) => summary, ({ added }: CheckoutState) => added],
  (load, added) => {
    const value = load.status === 'idle' ? undefined : load.value;
    if (!value || added.length === 0) return value;
    const { bank_accounts: known } = value;
    const missing = added.filter(({ id }) => !withId(known, id));
    return { ...value, bank_accounts: [...known, ...missing] };
  },
);

/** Whether the amounts shown are those of the shipping that is chosen. */
export const selectIsPriced = ({ shipping, pricedFor }: CheckoutState) =>
  JSON.stringify(shipping) === JSON.stringify(pricedFor);

/** From the click until the next page is there, or until it is known that there is no order. */
export const selectIsUnderWay = ({ placing: { status } }: CheckoutState) =>
  status === 'sending' || status === 'leaving' || status === 'checking';

/**
 * Why no order is placed now; null when one may be.
 *
 * - `updating`: the costs of the chosen shipping are on their way, `unpriced`: they did not come.
 * - `stale`: what is shown is known to be old, also while it is tried again.
 * - `amounts`: the server left an amount out, `unsaid`: it did not say whether the order can be placed.
 * - `blocked`: it said that it cannot.
 * - `new`: that the last one was not placed was said a moment ago.
 */
export type Hold = 'new' | 'updating' | 'unpriced' | 'stale' | 'amounts' | 'unsaid' | 'blocked';

export function selectHold(state: CheckoutState): Hold | null {
  const summary = selectSummary(state);
  const { stale } = state;
  if (!selectIsPriced(state)) return stale ? 'unpriced' : 'updating';
  if (stale) return 'stale';
  if (!summary) return 'updating';
  if (summary.can_place_order === null) return 'unsaid';
  if (!summary.can_place_order) return 'blocked';
  if (!hasAllAmounts(summary)) return 'amounts';
  return state.placing.status === 'not-placed' && state.placing.isNew ? 'new' : null;
}

export interface Parcel {
  shipment: Shipment;
  items: Item[];
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
