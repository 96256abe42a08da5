import type { OrderItem } from '@shared/contract/orderingShapes';
import type { ItemChange } from '@shared/orders/itemCalls';
import { editKey } from '../model/drawer';
import { changeItem } from '../state/edits';
import { drawerTyped, useAppDispatch, useAppSelector } from '../state/slice';

/** What stands around the field of an item that `now` describes: what was refused of it, and what is typed in it. */
export function useItemField(item: OrderItem, now: ItemChange) {
  const dispatch = useAppDispatch();
  const edit = { ...now, item, place: 0 };
  const key = editKey(edit);
  const refusal = useAppSelector(({ refusals }) =>
    refusals.find((each) => editKey(each.edit) === key),
  );
  return {
    /** The `key` of the field: another number when it is to begin anew with what is `restored`. */
    begun: useAppSelector((state) => state.restored),
    props: {
      // What was not sent was not refused: the field shows what somebody else has set, which is right.
      isRefused: refusal !== undefined && 'failure' in refusal,
      // What would be said here goes when the field is left: the note's buttons would move away from who presses them.
      isNewsSaid: refusal !== undefined,
      restored: useAppSelector(({ typed }) => typed[key]?.text),
    },
    /** What is typed makes this of the item, null is nothing; with a text it cannot be read, or asks first. */
    keep: (change: ItemChange | null, text: string | null) => {
      const typed = text === null ? change && { edit: { ...edit, ...change } } : { edit, text };
      dispatch(drawerTyped.changed({ key, typed }));
    },
    change: (change: ItemChange | null) => change && dispatch(changeItem(item, change)),
  };
}
