import type { OrderItem, OrderItems } from '../contract/orderingShapes';

/**
 * A page of an order in which `now` replaces the item that `isIt` finds; null removes it. An item that is not on the
 * page is inserted at `index`, and the last row of a full page drops out; without an index it is left out.
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
