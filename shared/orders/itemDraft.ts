import { partOf } from '../answers/order';
import { isId } from '../answers/values';

/** Whether what a draft holds is an edit of an item, of a type that the screen has: its item is known, its value is one. */
export function isEditOf(types: readonly string[], edit: unknown): boolean {
  const type = partOf(edit, 'type');
  const item = partOf(edit, 'item');
  if (!isId(partOf(item, 'id')) || !isId(partOf(item, 'variant_id'))) return false;
  if (type === 'quantity') return Number.isSafeInteger(partOf(edit, 'quantity'));
  if (type === 'price') return typeof partOf(edit, 'price') === 'string';
  return types.includes(String(type));
}
