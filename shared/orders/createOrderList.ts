import { createSyncedList } from '../sync/createSyncedList';
import { editKey, keyOf, type ClearEdit, type ItemEdit, type Placed } from './itemEdits';

/** The list of an order's items in the state of a screen: what was refused of its edits, and what went. */
export const createOrderList = <
  Edit extends ItemEdit,
  Refusal extends { edit: Edit },
  Gone extends Placed,
>(
  name: string,
) =>
  createSyncedList<Edit | ClearEdit, Refusal, Gone>(name, {
    refusalKey: ({ edit }) => editKey(edit),
    removedKey: ({ item }) => keyOf(item),
    staysBy: ({ edit }) => (edit.type === 'remove' ? keyOf(edit.item) : null),
  });
