import type { OrderItem } from '@shared/contract/orderingShapes';
import type { Id } from '@shared/id';
import { findItem, isApplied, keyOf, type Drawer, type DrawerEdit } from '../model/drawer';

/** A page of nothing. Before the first read it stands for the order, and is not shown. */
export const blank = { items: [] as OrderItem[], aside: [] as OrderItem[] } as Drawer;

/** What the server holds as far as it is known, and what became of all items that were seen. */
export function createKnown() {
  let drawer = blank;
  // Null of those that went. An edit may be sent after its page has been left.
  const ids = new Map<string, Id | null>();
  return {
    drawer: () => drawer,
    take(next: Drawer) {
      for (const item of [...next.items, ...next.aside]) ids.set(keyOf(item), item.id);
      // What stands aside is as it was at one read: no edit keeps it up to date.
      drawer = { ...next, aside: [] };
    },
    learn(item: OrderItem, { id }: OrderItem) {
      ids.set(keyOf(item), id);
    },
    /** The server took an edit: what it removes is no more. */
    done(edit: DrawerEdit) {
      const gone = edit.type === 'clear' ? edit.placed : edit.type === 'remove' ? [edit] : [];
      for (const { item } of gone) ids.set(keyOf(item), null);
    },
    /** The id that an item has by now. */
    idOf: (item: OrderItem): Id => ids.get(keyOf(item)) ?? item.id,
    /** What is to be sent is so already: an item that is there comes back, and one that has gone goes. */
    has(edit: DrawerEdit): boolean {
      if (edit.type === 'clear') return false;
      const isSeen = findItem(drawer, edit) !== undefined;
      // To put in once more what stands on another page does no harm; to believe it is there might lose it.
      if (edit.type === 'back') return isSeen;
      return ids.get(keyOf(edit.item)) === null || (isSeen && isApplied(drawer, edit));
    },
  };
}
