import { isSameId, type Id } from '@shared/answers/id';
import { useState } from 'react';
import type { OrderBody } from '@shared/contract/orderingShapes';
import type { Chosen, Order } from '../model/order';

interface Destination {
  customer: Chosen | null;
  location: Id | null;
  stock: Id | null;
  /** The stock location that takes orders, as far as was found out. */
  open: Id | null;
}

const destinationOf = (order: Order | null) => ({
  customer: order && { id: order.dispensary_id, name: order.dispensary_name },
  location: order?.dispensary_location_id ?? null,
  stock: order?.stock_location_id ?? null,
});

/**
 * What is chosen in the dialog; what is not is as the order has it by now, whoever moved it meanwhile. Another customer
 * takes the location back.
 */
export function useDestination(order: Order | null) {
  const { stock: open } = destinationOf(order);
  const [chosen, setChosen] = useState<Partial<Destination>>({ open });
  const destination = { ...destinationOf(order), ...chosen };
  const { customer, location, stock } = destination;
  const body: OrderBody | null =
    customer && location !== null && stock !== null && stock === chosen.open
      ? {
          ...(order && { id: order.id }),
          is_draft: true,
          dispensary_id: customer.id,
          dispensary_location_id: location,
          stock_location_id: stock,
        }
      : null;

  const choose = (part: Partial<Destination>) => setChosen((before) => ({ ...before, ...part }));
  return {
    destination,
    body,
    choose,
    chooseCustomer: (to: Chosen) =>
      choose({ customer: to, ...(!isSameId(to.id, customer?.id ?? null) && { location: null }) }),
  };
}
