import { fieldOf, isOthers, type ItemValue } from '@shared/orders/itemCalls';
import type { KeyedEdit, PendingEdit } from '@shared/sync/pendingEdits';
import { edited, editKey, isApplied, rowKey, type OrderEdit, type OrderItem } from '../model/order';
import type { GridQuery } from '../model/query';

type Pending = readonly PendingEdit<OrderEdit>[];

/** What the screen has seen and saved of the items of an order: by it what others have set is told from its own. */
export function createKnownItems() {
  const seen = new Map<string, { item: OrderItem; query: GridQuery }>();
  /** By the key of an edit, what was known to be there when it was made, or what this screen has saved there since. */
  const bases = new Map<string, readonly ItemValue[]>();
  /** What this screen has saved last, by the key of an edit: a page that was read before may show something older. */
  const lastSaved = new Map<string, ItemValue>();

  /** The server took an edit, and has the item so. */
  const saved = ({ key, edit }: KeyedEdit<OrderEdit>, item = edited(edit.item, [edit])) => {
    const known = seen.get(rowKey(item));
    if (known) seen.set(rowKey(item), { ...known, item });
    lastSaved.set(key, item[fieldOf(edit)]);
    bases.set(key, [item[fieldOf(edit)]]);
  };

  /** What is known of what an edit is to set: what is shown, what this screen saved last, and sends before it. */
  const knownBefore = (edit: OrderEdit, shown: OrderItem, pending: Pending): ItemValue[] => {
    const field = fieldOf(edit);
    const fieldKey = `${field} ${rowKey(edit.item)}`;
    const before = pending
      .filter(
        ({ key, status }) => key === fieldKey && (status !== 'waiting' || key !== editKey(edit)),
      )
      .map((each) => edited(each.edit.item, [each.edit])[field]);
    const last = lastSaved.has(fieldKey) ? [lastSaved.get(fieldKey)] : [];
    return [shown[field], ...last, ...before];
  };

  return {
    saved,
    /** Items that are shown, of what is looked at. */
    show: (items: readonly OrderItem[], query: GridQuery): void => {
      for (const item of items) seen.set(rowKey(item), { item, query });
    },
    /** An item that was shown, and what was looked at then. */
    seen: (key: string) => seen.get(key),

    /** An edit over the item that is `shown`, with what is known of it. That of an earlier visit has its own. */
    based: (edit: OrderEdit, shown: OrderItem, pending: Pending): KeyedEdit<OrderEdit> => {
      const key = editKey(edit);
      const was = edit.was ?? knownBefore(edit, shown, pending);
      bases.set(key, was);
      return { key, edit: { ...edit, was } };
    },

    /** A waiting edit stands over what was saved before it by now, for a draft as well. */
    overBase: (each: PendingEdit<OrderEdit>): PendingEdit<OrderEdit> => {
      const was = bases.get(each.key);
      return was && was !== each.edit.was ? { ...each, edit: { ...each.edit, was } } : each;
    },

    /** Of what waits, also of what was typed during the read of all these items, what somebody else has set since. */
    othersIn: (pending: Pending, items: readonly OrderItem[]): KeyedEdit<OrderEdit>[] => {
      for (const each of pending)
        if (each.status !== 'waiting' && isApplied(items, each.edit)) saved(each);
      const byKey = new Map(items.map((item) => [rowKey(item), item]));
      return pending.filter(
        ({ key, edit, status }) =>
          status === 'waiting' && isOthers(byKey.get(rowKey(edit.item)), edit, bases.get(key)),
      );
    },
  };
}
