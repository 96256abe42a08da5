import type { OrderErrors } from '@shared/contract/orderingShapes';
import { oncePer } from '@shared/store/oncePer';
import { valueOf } from '@shared/store/load';
import { isConfirmed, isSending } from '@shared/sync/createSyncedList';
import { editKey, takenBy } from '@shared/orders/itemEdits';
import { rowKey, type Order, type OrderItem } from '../model/order';
import type { OrderState } from './state';

const noItems: OrderItem[] = [];

export const selectView = ({ order }: OrderState) => valueOf(order);

export const selectOrder = (state: OrderState): Order | undefined => selectView(state)?.order;

/** Whether something comes back: where it stands is read when all of it is there. */
export const selectIsBringingBack = ({ pending }: OrderState): boolean =>
  pending.some(({ edit }) => edit.type === 'back' || ('isReturn' in edit && edit.isReturn));

/** Whether the order has no items, and none is on its way back. */
export const selectIsEmpty = (state: OrderState): boolean =>
  selectOrder(state)?.item_count === 0 && !selectIsBringingBack(state);

export const selectItems = (state: OrderState): OrderItem[] =>
  selectView(state)?.page.items ?? noItems;

export const selectCanEdit = (state: OrderState): boolean => {
  const order = selectOrder(state);
  return order?.status === 'draft' && order.permissions.can_edit;
};

/** Whether prices may be set in an order that can be edited. */
export const selectCanPrice = (state: OrderState): boolean =>
  selectOrder(state)?.permissions.change_orderlineitempricemanagement === true;

export const selectErrors = ({ errors }: OrderState) => valueOf(errors);

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled: (state: OrderState) => boolean = isConfirmed;

/** Whether newer totals are on their way: not while edits wait for the person, or nobody knows what became of them. */
export const selectIsUpdating: (state: OrderState) => boolean = isSending;

/** Whether something of the order was asked for that the server has not answered yet. */
export const selectIsOnItsWay = (state: OrderState): boolean =>
  !selectIsSettled(state) || state.staging.itemsBeingAdded.length > 0;

export const selectPendingKeys = ({ pending }: OrderState) => keysOf(pending);
const keysOf = oncePer((pending: OrderState['pending']) => new Set(pending.map(({ key }) => key)));

/** What the rules have against each item, by its row. */
export const selectRuleErrors = (state: OrderState) =>
  byItem(selectErrors(state)?.errors_rule_items ?? noRuleErrors);
const noRuleErrors: OrderErrors['errors_rule_items'] = [];
const byItem = oncePer(
  (found: OrderErrors['errors_rule_items']) =>
    new Map(found.map((each) => [String(each.orderedItemId), each.errors.join(' ')])),
);

export const selectRefusals = ({ refusals }: OrderState) => byEdit(refusals);
const byEdit = oncePer(
  (refusals: OrderState['refusals']) =>
    new Map(refusals.map((refusal) => [editKey(refusal.edit), refusal])),
);

/** The value that a cell had before it was first changed here, by `column row`. */
export const selectFormer = ({ history }: OrderState) => formerOf(history.done);
const formerOf = oncePer((done: OrderState['history']['done']) => {
  const former = new Map<string, string>();
  for (const { columnId, rowKey: key, from } of done.flat()) {
    const cell = `${columnId} ${key}`;
    if (!former.has(cell)) former.set(cell, from);
  }
  return former;
});

export const selectItemsBeingRemoved = ({ pending }: OrderState) => removedOf(pending);
const removedOf = oncePer(
  (pending: OrderState['pending']) =>
    new Set(pending.flatMap(({ edit }) => takenBy(edit).map(({ item }) => rowKey(item)))),
);
