import { isAmount } from '../answers/order';
import type { OrderItem } from '../contract/orderingShapes';
import type { PendingEdit } from '../sync/pendingEdits';
import type { ItemChange } from './itemCalls';
import { keyOf, takenBy, type ItemEdit, type OrderEdit, type Placed } from './itemEdits';

/** What makes an item that is put into its order again as it was: its cases, and the price that was set by hand. */
function asItWas(was: OrderItem, maySetPrices: boolean): ItemChange[] {
  const { quantity, price, list_price } = was;
  const changes: ItemChange[] = [{ type: 'quantity', quantity }];
  if (maySetPrices && isAmount(price) && price !== list_price)
    changes.push({ type: 'price', price });
  return changes;
}

/** What brings back what was removed, with the cases and the price it had, over what is `pending`. */
export function backEdits<Gone extends Placed>(
  removed: readonly Gone[],
  pending: readonly PendingEdit<OrderEdit>[],
  maySetPrices: boolean,
): (Gone & ItemEdit)[] {
  const going = new Set(
    pending.flatMap(({ edit }) => takenBy(edit).map(({ item }) => keyOf(item))),
  );
  return removed.flatMap((each) => {
    const placed = { ...each, isReturn: !going.has(keyOf(each.item)), was: undefined };
    const changes = asItWas(each.item, maySetPrices).map((change) => ({ ...placed, ...change }));
    return [{ ...placed, type: 'back' as const }, ...changes];
  });
}
