import type { Id } from '@shared/answers/id';
import { useState } from 'react';
import type { OrderBody } from '@shared/contract/orderingShapes';
import type { Chosen, Order } from '../model/order';

interface Destination {
  customer: Chosen | null;
  location: Id | null;
  stock: Id | null;
}

const destinationOf = (order: Order | null): Destination => ({
  customer: order && { id: order.dispensary_id, name: order.dispensary_name },
  location: order?.dispensary_location_id ?? null,
  stock: order?.stock_location_id ?? null,
});

/** What is chosen in the dialog. Another customer takes the location back. */
export function useDestination(order: Order | null) {
  const [destination, setDestination] = useState(() => destinationOf(order));
  const { customer, location, stock } = destination;
  const body: OrderBody | null =
    customer && location !== null && stock !== null
      ? {
          ...(order && { id: order.id }),
          is_draft: true,
          dispensary_id: customer.id,
          dispensary_location_id: location,
          stock_location_id: stock,
        }
      : null;

  const choose = (part: Partial<Destination>) =>
    setDestination((before) => ({ ...before, ...part }));
  return {
    destination,
    body,
    choose,
    chooseCustomer: (chosen: Chosen) =>
      choose({ customer: chosen, ...(chosen.id !== customer?.id && { location: null }) }),
  };
}
