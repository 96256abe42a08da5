import { isSameId } from '@shared/answers/id';
import { isNumeric } from '@shared/format/numbers';
import type { Order } from './order';

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
  const sides = [
    ['customer', 'dispensary'],
    ['location', 'dispensary_location'],
    ['stock', 'stock_location'],
  ] as const;
  for (const [what, of] of sides) {
    if (!isSameId(seen[`${of}_id`], now[`${of}_id`]))
      changes.push({ what, from: seen[`${of}_name`], to: now[`${of}_name`] });
  }
  for (const [what, from, to] of counts) if (from !== to) changes.push({ what, from, to });
  for (const [what, from, to] of amounts) {
    if (from !== to && (isNumeric(from) || isNumeric(to))) changes.push({ what, from, to });
  }
  return changes;
}
