import type { OrderItem, OrderItems, OrderTotals } from '@shared/contract/orderingShapes';

/** Which part of the order is looked at. */
export interface View {
  page: number;
  text: string;
  orderBy: string;
}

export const firstView: View = { page: 1, text: '', orderBy: 'product_name' };

/** What stands in the page's address. */
export interface Address {
  view: View;
  /** Whether the drawer is open. */
  isOpen: boolean;
}

export function writeAddress({ view: { page, text, orderBy }, isOpen }: Address): string {
  const written = new URLSearchParams();
  if (isOpen) written.set('open', '1');
  if (page > 1) written.set('page', String(page));
  if (text) written.set('text', text);
  if (orderBy !== firstView.orderBy) written.set('sort', orderBy);
  return written.toString();
}

/** Reads it from the page's address, where anyone may have written anything. */
export function readAddress(written: string): Address {
  const read = new URLSearchParams(written);
  const page = Number(read.get('page'));
  const view = {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    text: read.get('text') ?? '',
    orderBy: read.get('sort') ?? firstView.orderBy,
  };
  return { view, isOpen: read.has('open') };
}

export const isSameView = (one: View, other: View): boolean =>
  one.page === other.page && one.text === other.text && one.orderBy === other.orderBy;

/** Further letters of a search take the place of those before them. */
export const isTyping = (before: string, now: string): boolean => {
  const [{ view: was }, { view: is }] = [readAddress(before), readAddress(now)];
  return was.text !== '' && is.text !== '' && was.text !== is.text && was.orderBy === is.orderBy;
};

/** Items of a page, as the specification says. */
export const perPage = 24;

/** A page of the order as the server answered it. */
export interface Drawer {
  items: OrderItem[];
  /** Items that are not on the page and whose state was asked for, because an answer about them was lost. */
  aside: OrderItem[];
  page: number;
  resultCount: number;
  orderBy: OrderItems['order_by_options'];
  totals: OrderTotals;
}

/** An item and its place on the page, for putting it back where it was. */
export interface Placed {
  item: OrderItem;
  place: number;
  /** What was looked at; left out where all of the order went. */
  view?: View;
}

/**
 * One change of one item. What concerns its cases and what concerns its price are sent apart: where the server refuses
 * one of them, the other is saved all the same.
 */
export type ItemEdit =
  | { type: 'quantity'; placed: Placed; quantity: number }
  | { type: 'price'; placed: Placed; price: string }
  | { type: 'remove'; placed: Placed }
  /** It had gone, and is put into the order again. */
  | { type: 'back'; placed: Placed };

/** Takes everything out: these items. */
export interface ClearEdit {
  type: 'clear';
  placed: readonly Placed[];
}

export type DrawerEdit = ItemEdit | ClearEdit;

/** A variant is in an order once, and keeps its id when it goes and comes back; its item does not. */
export const keyOf = ({ variant_id }: OrderItem): string => JSON.stringify(variant_id);

/** Names a field of an item as the edit that it makes. */
export const fieldKey = (field: 'quantity' | 'price', item: OrderItem): string =>
  `${field} ${keyOf(item)}`;

/** What a later edit takes the place of: coming back takes that of going. */
export function editKey(edit: DrawerEdit): string {
  if (edit.type === 'clear') return 'clear';
  const { type, placed } = edit;
  return type === 'remove' || type === 'back'
    ? `line ${keyOf(placed.item)}`
    : fieldKey(type, placed.item);
}

export const readDrawer = (answer: OrderItems, totals: OrderTotals): Drawer => ({
  items: answer.items,
  aside: [],
  page: answer.page,
  resultCount: answer.result_count,
  orderBy: answer.order_by_options,
  totals,
});

export const findItem = ({ items, aside }: Drawer, key: string): OrderItem | undefined =>
  [...items, ...aside].find((item) => keyOf(item) === key);

/** The page with this item as the server has it now, null when it has gone. */
export function withItem(drawer: Drawer, { item, place }: Placed, now: OrderItem | null): Drawer {
  const key = keyOf(item);
  const at = drawer.items.findIndex((each) => keyOf(each) === key);
  const items = [...drawer.items];
  items.splice(at < 0 ? place : at, at < 0 ? 0 : 1, ...(now ? [now] : []));
  const difference = Number(now !== null && at < 0) - Number(now === null && at >= 0);
  return {
    ...drawer,
    items: items.slice(0, Math.max(perPage, drawer.items.length)),
    resultCount: drawer.resultCount + difference,
  };
}

/** The page as it will be. Amounts stay as the server said them: the client adds nothing up. */
export function applyEdit(drawer: Drawer, edit: DrawerEdit): Drawer {
  if (edit.type === 'clear') return { ...drawer, items: [], resultCount: 0 };
  const { placed } = edit;
  if (edit.type === 'remove') return withItem(drawer, placed, null);
  const found = drawer.items.find((item) => keyOf(item) === keyOf(placed.item));
  if (edit.type === 'back') return found ? drawer : withItem(drawer, placed, placed.item);
  if (!found) return drawer;
  const { quantity, price } = { ...found, ...edit };
  return withItem(drawer, placed, { ...found, quantity, price });
}

export function isApplied(drawer: Drawer, edit: DrawerEdit): boolean {
  if (edit.type === 'clear') return drawer.totals.totalQuantity === 0;
  const item = findItem(drawer, keyOf(edit.placed.item));
  if (edit.type === 'remove') return !item;
  if (edit.type === 'quantity') return item?.quantity === edit.quantity;
  return edit.type === 'price' ? item?.price === edit.price : item !== undefined;
}

/** The page after the server took an edit; null where the answer does not tell: then it is read. */
export function afterEdit(drawer: Drawer, edit: DrawerEdit, answer: EditAnswer): Drawer | null {
  const { item, totals } = answer;
  if (!totals) return null;
  if (edit.type === 'clear') return { ...drawer, items: [], resultCount: 0, totals };
  if (edit.type === 'remove') return { ...withItem(drawer, edit.placed, null), totals };
  if (!item) return null;
  // Its page may have been left before it was sent.
  const isHere = edit.type === 'back' || drawer.items.some((each) => keyOf(each) === keyOf(item));
  return { ...(isHere ? withItem(drawer, edit.placed, item) : drawer), totals };
}

/** What the answer of an edit brings. */
export interface EditAnswer {
  item?: OrderItem | undefined;
  totals?: OrderTotals | undefined;
}
