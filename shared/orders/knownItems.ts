import type { OrderItem } from '../contract/orderingShapes';
import type { PendingEdit } from '../sync/pendingEdits';
import { nextLegal } from '../format/quantity';
import { fieldOf, isOthers, type ItemValue } from './itemCalls';
import {
  edited,
  editKey,
  isOf,
  isOfField,
  keyOf,
  takenBy,
  type ItemEdit,
  type OrderEdit,
} from './itemEdits';

/** What a screen has seen and saved of the items of an order: by it what others have set is told from its own. */
export function createKnownItems() {
  /** What became of all items that were seen, null of those that went: an edit may be sent after its page has been left. */
  const seen = new Map<string, OrderItem | null>();
  /** By the key of an edit, what was known to be there when it was made, or what this screen has saved there since. */
  const bases = new Map<string, readonly ItemValue[]>();
  /** What this screen has saved last, by the key of an edit: a page that was read before may show something older. */
  const lastSaved = new Map<string, ItemValue>();

  const itemOf = (key: string): OrderItem | undefined => seen.get(key) ?? undefined;

  /**
   * What is known of what an edit is to set: what the server had last, what this screen saved last, what is sent, and
   * what an item has at first that is still to come back.
   */
  const known = (
    edit: ItemEdit,
    pending: readonly PendingEdit<OrderEdit>[],
  ): readonly ItemValue[] => {
    const field = fieldOf(edit);
    const key = `${field} ${keyOf(edit.item)}`;
    const sent = pending.flatMap((each) =>
      each.key === key && each.status !== 'waiting' && isOfField(each.edit)
        ? [edited(each.edit.item, [each.edit])[field]]
        : [],
    );
    const last = lastSaved.has(key) ? [lastSaved.get(key)] : [];
    const { item } = edit;
    const isToCome = pending.some((each) => each.edit.type === 'back' && isOf(each.edit, item));
    // What is put in stands at first at its smallest quantity, and at its list price.
    const atFirst = field === 'price' ? item.list_price : nextLegal({ ...item, quantity: 0 }, 1);
    const first = isToCome ? [atFirst] : [];
    return [(itemOf(keyOf(item)) ?? item)[field], ...first, ...last, ...sent];
  };

  return {
    known,
    itemOf,
    /** Whether an item was in the order and is so no more. */
    hasGone: (item: OrderItem): boolean => seen.get(keyOf(item)) === null,
    /** Items that the server has. */
    show: (items: readonly OrderItem[]): void => {
      for (const item of items) seen.set(keyOf(item), item);
    },

    /** The server took an edit, and has its item so: as the edit says, where its answer does not. */
    saved: (edit: OrderEdit, item?: OrderItem): void => {
      for (const taken of takenBy(edit)) seen.set(keyOf(taken.item), null);
      if (edit.type === 'back' && item) seen.set(keyOf(item), item);
      if (!isOfField(edit)) return;
      const now = item ?? edited(itemOf(keyOf(edit.item)) ?? edit.item, [edit]);
      const key = editKey(edit);
      seen.set(keyOf(edit.item), now);
      lastSaved.set(key, now[edit.type]);
      bases.set(key, [now[edit.type]]);
    },

    /** An edit with what is known of what it is to set. That of an earlier visit has its own. */
    based: <Edit extends ItemEdit>(
      edit: Edit,
      pending: readonly PendingEdit<OrderEdit>[],
    ): Edit => {
      const was = edit.was ?? known(edit, pending);
      bases.set(editKey(edit), was);
      return { ...edit, was };
    },

    /** A waiting edit stands over what was saved before it by now, for a draft as well. */
    overBase: <Edit extends OrderEdit>(each: PendingEdit<Edit>): PendingEdit<Edit> => {
      const was = bases.get(each.key);
      if (!was || !('item' in each.edit) || was === each.edit.was) return each;
      return { ...each, edit: { ...each.edit, was } };
    },

    /** Whether somebody else has set what an edit is to set since it was made. */
    isOvertaken: (edit: ItemEdit, now: OrderItem | undefined): boolean =>
      // What is put in says nothing of its cases and its price.
      edit.type !== 'back' && isOthers(now, edit, bases.get(editKey(edit))),
  };
}
