import { isSameData } from '@shared/answers/isSameData';
import type { Cart } from './cart';

/** The cart `now` with the lines and groups of `before` that are as they were, so that only others are drawn again. */
export function withUnchanged(before: Cart, now: Cart): Cart {
  return {
    ...now,
    groups: reuse(before.groups, now.groups),
    lines: reuse(before.lines, now.lines),
    cart_item_notices: isSameData(before.cart_item_notices, now.cart_item_notices)
      ? before.cart_item_notices
      : now.cart_item_notices,
  };
}

function reuse<T extends { key: string }>(before: T[], now: T[]): T[] {
  const old = new Map(before.map((each) => [each.key, each]));
  return now.map((each) => {
    const found = old.get(each.key);
    return found && isSameData(found, each) ? found : each;
  });
}
