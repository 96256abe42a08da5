import { listAddress, type ListQuery } from '@shared/lists/listQuery';
import type { ItemEdit, OrderPage, Placed } from '@shared/orders/itemEdits';

/** Which part of the order is looked at. */
export type View = ListQuery<never>;

const address = listAddress<never>({
  filters: [],
  orderBy: 'product_name',
  // As the specification says.
  perPage: 24,
  rowChoices: [],
});
export const { start: firstView, isTyping } = address;

/** What stands in the page's address. Whether the drawer is open is nothing to what stands in the page. */
export interface Address {
  view: View;
  isOpen: boolean;
}

export const writeAddress = ({ view, isOpen }: Address): string =>
  [isOpen && 'open=1', address.write(view)].filter(Boolean).join('&');

/** Reads it from the page's address, where anyone may have written anything. */
export const readAddress = (written: string): Address => ({
  view: address.read(written),
  isOpen: new URLSearchParams(written).has('open'),
});

export const isSameView = (one: View, other: View): boolean =>
  address.write(one) === address.write(other);

export type Drawer = OrderPage;

/** What went, and what was looked at then; left out where all of the order went. */
export type Gone = Placed & { view?: View };

/**
 * Drafts of before 2026-11-27 have no `was`. Their `hadGone` did not tell whether something of an undo had been sent, so
 * that its cases stand over those of the removed item alone, and are asked about. None is left after 2026-12-27.
 */
export type DrawerEdit = Gone & ItemEdit;
