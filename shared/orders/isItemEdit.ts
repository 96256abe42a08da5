import { partOf } from '../answers/order';
import { isId } from '../answers/values';

/** Whether what a draft holds is an edit of an item that the server knows, with a value of its type. */
export function isItemEdit(edit: unknown): boolean {
  const type = partOf(edit, 'type');
  const item = partOf(edit, 'item');
  if (!isId(partOf(item, 'id')) || !isId(partOf(item, 'variant_id'))) return false;
  if (type === 'quantity') return Number.isSafeInteger(partOf(edit, 'quantity'));
  if (type === 'price') return typeof partOf(edit, 'price') === 'string';
  return type === 'remove' || type === 'back';
}
