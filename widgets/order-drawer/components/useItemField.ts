import type { OrderItem } from '@shared/contract/orderingShapes';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey, fieldKey } from '../model/drawer';
import { drawerTyped, useAppDispatch, useAppSelector, type TypedField } from '../state/slice';

/** What stands around a field of an item: what was refused of it, and what is typed in it and not committed. */
export function useItemField(type: 'quantity' | 'price', item: OrderItem) {
  const dispatch = useAppDispatch();
  const key = fieldKey(type, item);
  const keep = (typed: TypedField | null) => dispatch(drawerTyped.changed({ key, typed }));
  return {
    isRefused: useAppSelector(({ refusals }) => refusals.some(({ edit }) => editKey(edit) === key)),
    /** Is another number when the field is to begin anew with `text`. */
    restored: useAppSelector((state) => state.restored),
    text: useAppSelector(({ typed }) => {
      const field = typed[key];
      return field && 'text' in field ? field.text : undefined;
    }),
    /** A text that cannot be read, or that asks first. */
    keepText: (text: string) => keep({ text }),
    /** What the text that is typed makes of the item; null where that is nothing. */
    keepChange: (change: ItemChange | null) =>
      keep(change && { edit: { ...change, item, place: 0 } }),
  };
}
