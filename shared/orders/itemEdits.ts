import type { OrderItem, OrderItems, OrderTotals } from '../contract/orderingShapes';
import type { PendingEdit } from '../sync/pendingEdits';
import { isChanged, type ItemChange, type ItemValue } from './itemCalls';
import { withItem } from './withItem';

/** A page of an order as the server answered it. */
export interface OrderPage extends OrderItems {
  totals: OrderTotals;
  /** Items that are not on the page and whose state was asked for, because an edit of them is not confirmed. */
  aside: OrderItem[];
  /** Whether the whole order has no items; where it is left out, its totals tell. */
  isEmpty?: boolean | undefined;
}

export interface Placed {
  item: OrderItem;
  /** Where on the page it is put back, from 0; without it it is shown once it is read where it stands. */
  place?: number;
}

/**
 * One change of one item. What concerns its cases and what concerns its price are sent apart: where the server refuses
 * one of them, the other is saved all the same. `back`: it is put into the order again. `isReturn`, of all that
 * an undo brings back, once the server had taken it out; else its removal may not have been sent. Drafts have it only
 * as long as nothing of the undo was sent. `was`: what the server was known to have of it when it was made, and what was
 * on its way there; of the cases, for a removal.
 */
export type ItemEdit = Placed & {
  isReturn?: boolean;
  was?: readonly ItemValue[];
} & (ItemChange | { type: 'back' });

/** Takes everything out: these items. */
export interface ClearEdit {
  type: 'clear';
  placed: readonly Placed[];
}

export type OrderEdit = ItemEdit | ClearEdit;

/** A variant is in an order once, and keeps its id when it goes and comes back; its item does not. */
export const keyOf = ({ variant_id }: OrderItem): string => JSON.stringify(variant_id);

/** Whether an edit sets the cases or the price of an item. */
export const isOfField = <Edit extends OrderEdit>(
  edit: Edit,
): edit is Extract<Edit, { type: 'quantity' | 'price' }> =>
  edit.type === 'quantity' || edit.type === 'price';

/** A later edit replaces a waiting one with the same key: putting an item back replaces its removal. */
export function editKey(edit: OrderEdit): string {
  if (edit.type === 'clear') return 'clear';
  return `${isOfField(edit) ? edit.type : 'line'} ${keyOf(edit.item)}`;
}

export const isOf = (edit: OrderEdit, item: OrderItem): boolean =>
  edit.type !== 'clear' && keyOf(edit.item) === keyOf(item);

/** What an edit takes out of the order. */
export function takenBy(edit: OrderEdit): readonly Placed[] {
  if (edit.type === 'clear') return edit.placed;
  return edit.type === 'remove' ? [edit] : [];
}

/** What is sent of an item only once it is known whether it is in the order: what is not has no cases and no price. */
export function isHeldBy(edit: OrderEdit, unknown: OrderEdit): boolean {
  if (edit.type === 'clear' || edit.type === 'remove') return false;
  if (unknown.type === 'clear') return true;
  const isHolding = unknown.type === 'remove' || (unknown.type === 'back' && isOfField(edit));
  return isHolding && isOf(edit, unknown.item);
}

type Pending<Edit> = readonly PendingEdit<Edit | ClearEdit>[];

/** The edits of items among those that are pending. */
export const itemEdits = <Edit extends ItemEdit>(pending: Pending<Edit>) =>
  pending.flatMap(({ edit, ...each }) => (edit.type === 'clear' ? [] : [{ ...each, edit }]));

/** What an undo brings back of items that had gone, and of which nothing was sent yet. */
export function unsentUndo<Edit extends ItemEdit>(pending: Pending<Edit>): ReadonlySet<ItemEdit> {
  const edits = itemEdits(pending);
  const unsent = new Set<string>();
  const sent = new Set<string>();
  for (const { edit, status } of edits) {
    if (edit.type === 'back') (status === 'waiting' ? unsent : sent).add(keyOf(edit.item));
  }
  return new Set(
    edits.flatMap(({ edit, status }) => {
      const key = keyOf(edit.item);
      const isUndone = status === 'waiting' && edit.isReturn && unsent.has(key) && !sent.has(key);
      return isUndone ? [edit] : [];
    }),
  );
}

/** The edits of items that a draft keeps: of an undo that was sent the next visit cannot tell who has ordered the item again. */
export function unsavedEdits<Edit extends ItemEdit>(pending: Pending<Edit>): Edit[] {
  const undone = unsentUndo(pending);
  return itemEdits(pending).map(({ edit }) => ({ ...edit, isReturn: undone.has(edit) }));
}

export const findItem = ({ items, aside }: OrderPage, item: OrderItem): OrderItem | undefined =>
  [...items, ...aside].find((each) => keyOf(each) === keyOf(item));

/** An item with the edits over it. Amounts stay as the server said them: the client adds nothing up. */
export const edited = (item: OrderItem, edits: readonly OrderEdit[]): OrderItem =>
  edits.filter(isOfField).reduce((shown, edit) => {
    const { quantity, price } = { ...shown, ...edit };
    return { ...shown, quantity, price };
  }, item);

/** The page as it will be. */
export function applyEdit<Page extends OrderItems>(page: Page, edit: OrderEdit): Page {
  if (edit.type === 'clear') return { ...page, items: [], result_count: 0 };
  const isIt = (item: OrderItem) => isOf(edit, item);
  if (edit.type === 'remove') return withItem(page, isIt, null);
  const found = page.items.find(isIt);
  if (edit.type === 'back') return found ? page : withItem(page, isIt, edit.item, edit.place);
  return found ? withItem(page, isIt, edited(found, [edit])) : page;
}

export function isApplied(page: OrderPage, edit: OrderEdit): boolean {
  if (edit.type === 'clear') return page.isEmpty ?? page.totals.totalQuantity === 0;
  const item = findItem(page, edit.item);
  return edit.type === 'back' ? item !== undefined : isChanged(item, edit);
}

/** Whether an item that is on the page is as an edit of an earlier visit wants it, or somebody has ordered it again. */
export const isSaved = (items: readonly OrderItem[], edit: ItemEdit): boolean => {
  const item = items.find((each) => isOf(edit, each));
  if (!item) return false;
  return edit.type === 'back' || edit.isReturn === true || isChanged(item, edit);
};

/**
 * The page after the server took an edit, but for its totals; `item` is what it said of the item then. Null where that
 * does not tell: then it is read.
 */
export function afterEdit<Page extends OrderItems>(
  page: Page,
  edit: OrderEdit,
  item: OrderItem | undefined,
): Page | null {
  if (edit.type === 'clear') return { ...page, items: [], result_count: 0 };
  const isIt = (each: OrderItem) => isOf(edit, each);
  if (edit.type === 'remove') return withItem(page, isIt, null);
  // Its page may have been left before it was sent.
  return item ? withItem(page, isIt, item, edit.type === 'back' ? edit.place : undefined) : null;
}
