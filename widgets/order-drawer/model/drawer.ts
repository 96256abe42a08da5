import type { OrderItem, OrderItems, OrderTotals } from '@shared/contract/orderingShapes';
import { listAddress, type ListQuery } from '@shared/lists/listQuery';
import { withItem } from '@shared/orders/withItem';
import { fieldOf, isChanged, type EditAnswer, type ItemChange } from '@shared/orders/itemCalls';
import type { KeyedEdit, PendingEdit } from '@shared/sync/pendingEdits';

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

/** A page of the order as the server answered it. */
export interface Drawer extends OrderItems {
  totals: OrderTotals;
  /** Items that are not on the page and whose state was asked for, because an answer about one was lost. */
  aside: OrderItem[];
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
 * one of them, the other is saved all the same. `back`: it is put into the order again. `isReturn`, of all that
 * an undo brings back, once the server had taken it out; else its removal may not have been sent. Drafts have it only
 * as long as nothing of the undo was sent. `was`: what the server was known to have of it when it was made, and what was
 * on its way there; of the cases, for a removal.
 *
 * Drafts of before 2026-11-27 have no `was`. Their `hadGone` did not tell whether something of an undo had been sent, so
 * that its cases stand over those of the removed item alone, and are asked about. None is left after 2026-12-27.
 */
export type ItemEdit = Placed & {
  isReturn?: boolean;
  was?: readonly (string | number)[];
} & (ItemChange | { type: 'back' });

/** Takes everything out: these items. */
export interface ClearEdit {
  type: 'clear';
  placed: readonly Placed[];
}

export type DrawerEdit = ItemEdit | ClearEdit;

export type Pending = readonly PendingEdit<DrawerEdit>[];

/** A variant is in an order once, and keeps its id when it goes and comes back; its item does not. */
export const keyOf = ({ variant_id }: OrderItem): string => JSON.stringify(variant_id);

/** Whether an edit sets the cases or the price of an item. */
export const isOfField = (
  edit: DrawerEdit,
): edit is Extract<ItemEdit, { type: 'quantity' | 'price' }> =>
  edit.type === 'quantity' || edit.type === 'price';

/** What a later edit takes the place of: coming back takes that of going. */
export function editKey(edit: DrawerEdit): string {
  if (edit.type === 'clear') return 'clear';
  return `${isOfField(edit) ? edit.type : 'line'} ${keyOf(edit.item)}`;
}

export const isOf = (edit: DrawerEdit, item: OrderItem): boolean =>
  edit.type !== 'clear' && keyOf(edit.item) === keyOf(item);

/**
 * The `was` of an edit, kept or new: what its item shows, which may be pending, what is on its way there, what stood
 * there before that, and what the server had when it was read last.
 */
export function knownBefore(
  pending: Pending,
  edit: ItemEdit,
  read?: OrderItem,
): readonly (string | number)[] {
  if (edit.was) return edit.was;
  const field = fieldOf(edit);
  const before = pending.flatMap(({ edit: each }) =>
    each.type !== 'clear' && isOf(each, edit.item) && fieldOf(each) === field
      ? [...(each.was ?? []), { ...each.item, ...each }[field]]
      : [],
  );
  return [...new Set([...before, edit.item[field], (read ?? edit.item)[field]])];
}

/** What an edit takes out of the order. */
export function takenBy(edit: DrawerEdit): readonly Placed[] {
  if (edit.type === 'clear') return edit.placed;
  return edit.type === 'remove' ? [edit] : [];
}

/** Edits of items that were not sent yet. */
export const unsentIn = (pending: Pending): KeyedEdit<ItemEdit>[] =>
  pending.flatMap(({ key, edit, status }) =>
    status === 'waiting' && edit.type !== 'clear' ? [{ key, edit }] : [],
  );

/** What an undo brings back of items that had gone, and of which nothing was sent yet. */
export function unsentUndo(pending: Pending): ReadonlySet<DrawerEdit> {
  const back = pending.filter(({ edit }) => edit.type === 'back');
  const isUnsent = ({ isReturn, item }: ItemEdit) => {
    const own = isReturn ? back.filter(({ edit }) => isOf(edit, item)) : [];
    return own.length > 0 && own.every(({ status }) => status === 'waiting');
  };
  return new Set(unsentIn(pending).flatMap(({ edit }) => (isUnsent(edit) ? [edit] : [])));
}

export const findItem = ({ items, aside }: Drawer, { item }: { item: OrderItem }) =>
  [...items, ...aside].find((each) => keyOf(each) === keyOf(item));

/** The page as it will be. Amounts stay as the server said them: the client adds nothing up. */
export function applyEdit(drawer: Drawer, edit: DrawerEdit): Drawer {
  if (edit.type === 'clear') return { ...drawer, items: [], result_count: 0 };
  const isIt = (item: OrderItem) => isOf(edit, item);
  if (edit.type === 'remove') return withItem(drawer, isIt, null);
  const found = drawer.items.find(isIt);
  if (edit.type === 'back') return found ? drawer : withItem(drawer, isIt, edit.item, edit.place);
  if (!found) return drawer;
  const { quantity, price } = { ...found, ...edit };
  return withItem(drawer, isIt, { ...found, quantity, price });
}

export function isApplied(drawer: Drawer, edit: DrawerEdit): boolean {
  if (edit.type === 'clear') return drawer.totals.totalQuantity === 0;
  const item = findItem(drawer, edit);
  return edit.type === 'back' ? item !== undefined : isChanged(item, edit);
}

/** The page after the server took an edit; null where the answer does not tell: then it is read. */
export function afterEdit(
  drawer: Drawer,
  edit: DrawerEdit,
  { item, totals }: EditAnswer,
): Drawer | null {
  if (!totals) return null;
  if (edit.type === 'clear' || edit.type === 'remove') {
    return { ...applyEdit(drawer, edit), totals };
  }
  if (!item) return null;
  // Its page may have been left before it was sent.
  const place = edit.type === 'back' ? edit.place : undefined;
  return { ...withItem(drawer, (each) => isOf(edit, each), item, place), totals };
}
