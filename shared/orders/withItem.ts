import type { OrderItem, OrderItems } from '../contract/orderingShapes';

/**
 * A page of an order with the item that `isIt` finds as it is now, null when it has gone. One that is not on the page
 * comes to `place`, from 0, and the last row gives way to it; without a place it stays away.
 */
export function withItem<Page extends OrderItems>(
  page: Page,
  isIt: (item: OrderItem) => boolean,
  now: OrderItem | null,
  index?: number,
): Page {
  const at = page.items.findIndex(isIt);
  const isHere = at >= 0;
  if (!isHere && (now === null || index === undefined)) return page;
  const items = [...page.items];
  items.splice(isHere ? at : (index ?? 0), isHere ? 1 : 0, ...(now ? [now] : []));
  return {
    ...page,
    items: items.slice(0, Math.max(page.per_page, page.items.length)),
    result_count: page.result_count + items.length - page.items.length,
  };
}
