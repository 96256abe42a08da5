import { isObject, listOf, textOf } from './answers';
import type { CartItemNotice, CartNotice, CartNotices, CartSummary } from './contract/cart';

/** Reads what the answers about a buyer's carts bring beside the lines. */

type Amounts = 'subtotal' | 'estimated_tax' | 'total';

/** An amount that the server left out is null. */
export interface Summary extends Record<Amounts, string | null> {
  totalItems: number | null;
  can_checkout: boolean;
}

/** An amount as the server wrote it; null where it wrote none. */
export const amountOf = (amount: unknown): string | null =>
  typeof amount === 'string' ? amount : null;

/** A whole number from 0 on; null where there is none. */
export const countOf = (count: unknown): number | null =>
  Number.isInteger(count) && Number(count) >= 0 ? Number(count) : null;

/** Null where the answer says neither how many lines there are nor what they cost. */
export function readSummary(answer: unknown): Summary | null {
  const given = (isObject(answer) ? answer : {}) as Partial<CartSummary>;
  const total = amountOf(given.total);
  const totalItems = countOf(given.totalItems);
  if (total === null && totalItems === null) return null;
  return {
    totalItems,
    total,
    subtotal: amountOf(given.subtotal),
    estimated_tax: amountOf(given.estimated_tax),
    can_checkout: given.can_checkout === true,
  };
}

/** Null where one of both lists is missing. A notice without a text says nothing. */
export function readNotices(answer: unknown): CartNotices | null {
  const { cart_notices, cart_item_notices } = (
    isObject(answer) ? answer : {}
  ) as Partial<CartNotices>;
  if (!Array.isArray(cart_notices) || !Array.isArray(cart_item_notices)) return null;
  const hasText = ({ message }: CartNotice | CartItemNotice) => textOf(message) !== '';
  return {
    cart_notices: listOf(cart_notices).filter(hasText),
    cart_item_notices: listOf(cart_item_notices).filter(hasText),
  };
}
