import { isNumeric } from '@shared/format/numbers';
import { isSame, type Order } from './order';

/** What of an order is otherwise than it was seen. Plain data: the screen says it. */
export type Change =
  | { what: 'total' | 'discount'; from: string | null; to: string | null }
  | { what: 'items' | 'cases'; from: number; to: number }
  | { what: 'customer' | 'location' | 'stock'; from: string; to: string };

/** What the server's order differs in from the one that was seen; nothing where they are the same to who orders. */
export function changesOf(seen: Order, now: Order): Change[] {
  const changes: Change[] = [];
  const counts = [
    ['items', seen.item_count, now.item_count],
    ['cases', seen.totals.totalQuantity, now.totals.totalQuantity],
  ] as const;
  const amounts = [
    ['discount', seen.discount?.amount ?? null, now.discount?.amount ?? null],
    ['total', seen.totals.totalPrice, now.totals.totalPrice],
  ] as const;
  const names = [
    ['customer', seen.dispensary_id, now.dispensary_id, seen.dispensary_name, now.dispensary_name],
    [
      'location',
      seen.dispensary_location_id,
      now.dispensary_location_id,
      seen.dispensary_location_name,
      now.dispensary_location_name,
    ],
    [
      'stock',
      seen.stock_location_id,
      now.stock_location_id,
      seen.stock_location_name,
      now.stock_location_name,
    ],
  ] as const;
  for (const [what, was, is, from, to] of names) {
    if (!isSame(was, is)) changes.push({ what, from, to });
  }
  for (const [what, from, to] of counts) if (from !== to) changes.push({ what, from, to });
  for (const [what, from, to] of amounts) {
    if (from !== to && (isNumeric(from) || isNumeric(to))) changes.push({ what, from, to });
  }
  return changes;
}
