import type { OrderItem, OrderItems, OrderTotals } from '../../shared/contract/orderingShapes';
import { removalsBy } from '../../shared/store/removals';

/** Which part of the order is looked at. */
export interface View {
  page: number;
  text: string;
  orderBy: string;
}

export const firstView: View = { page: 1, text: '', orderBy: 'product_name' };

/** A view as it stands in the page's address; empty for the first one. */
export function writeView({ page, text, orderBy }: View): string {
  const written = new URLSearchParams();
  if (page > 1) written.set('page', String(page));
  if (text) written.set('text', text);
  if (orderBy !== firstView.orderBy) written.set('sort', orderBy);
  return written.toString();
}

/** Reads a view from the page's address, where anyone may have written anything. */
export function readView(written: string): View {
  const read = new URLSearchParams(written);
  const page = Number(read.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    text: read.get('text') ?? '',
    orderBy: read.get('sort') ?? firstView.orderBy,
  };
}

/** Further letters of a search take the place of those before them. */
export const isTyping = (before: string, now: string): boolean => {
  const [was, is] = [readView(before), readView(now)];
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
}

/** What an item is to be. A quantity of 0 removes it, null leaves quantity or price as the server has it. */
export interface LineEdit {
  type: 'line';
  placed: Placed;
  quantity: number | null;
  price: string | null;
  /** It had gone and comes back. */
  isBack: boolean;
}

/** Takes everything out: these items. */
export interface ClearEdit {
  type: 'clear';
  placed: readonly Placed[];
}

export type DrawerEdit = LineEdit | ClearEdit;

/** A variant is in an order once, and keeps its id when it goes and comes back; its item does not. */
export const keyOf = ({ variant_id }: OrderItem): string => JSON.stringify(variant_id);

export const removals = removalsBy<Placed>(({ item }) => keyOf(item));

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
export function applyEdit(drawer: Drawer, key: string, edit: DrawerEdit): Drawer {
  if (edit.type === 'clear') return { ...drawer, items: [], resultCount: 0 };
  const { placed, quantity, price, isBack } = edit;
  if (quantity === 0) return withItem(drawer, placed, null);
  const found = drawer.items.find((item) => keyOf(item) === key);
  if (!found && !isBack) return drawer;
  const now = found ?? placed.item;
  return withItem(drawer, placed, {
    ...now,
    quantity: quantity ?? now.quantity,
    price: price ?? now.price,
  });
}

export function isApplied(drawer: Drawer, key: string, edit: DrawerEdit): boolean {
  if (edit.type === 'clear') return drawer.totals.totalQuantity === 0;
  const item = findItem(drawer, key);
  if (!item) return edit.quantity === 0;
  return (
    (edit.quantity === null || item.quantity === edit.quantity) &&
    (edit.price === null || item.price === edit.price)
  );
}
