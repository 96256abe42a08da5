import { isAmount } from '../answers/order';
import type { OrderItem } from '../contract/orderingShapes';
import type { ItemChange } from './itemCalls';

/** What makes an item that is put into its order again as it was: its cases, and the price that was set by hand. */
export function asItWas(was: OrderItem, maySetPrices: boolean): ItemChange[] {
  const { quantity, price, list_price } = was;
  const changes: ItemChange[] = [{ type: 'quantity', quantity }];
  if (maySetPrices && isAmount(price) && price !== list_price)
    changes.push({ type: 'price', price });
  return changes;
}
