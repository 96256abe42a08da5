import type { OrderItem } from '../contract/orderingShapes';
import type { PendingEdit } from '../sync/pendingEdits';
import { editKey, type ItemEdit } from './itemEdits';
import { createKnownItems } from './knownItems';

const item = {
  ...{ id: 1, variant_id: 7, quantity: 3, minimum: 2, increment: 1 },
  ...{ price: '5.00', list_price: '4.00' },
} as OrderItem;
const setTo = (quantity: number): ItemEdit => ({ type: 'quantity', quantity, item });
const pending = (edit: ItemEdit, status: PendingEdit<ItemEdit>['status']) => [
  { key: editKey(edit), edit, status },
];

/** What was seen, with an edit made while others were pending. */
const knownTo = (edit: ItemEdit, ...args: Parameters<typeof pending>) => {
  const known = createKnownItems();
  known.show([item]);
  known.based(edit, pending(...args));
  return (quantity: number) => !known.isOvertaken(edit, { ...item, quantity });
};

it('knows what the server had, and what is on its way there', () => {
  const isOwn = knownTo(setTo(8), setTo(6), 'sent');
  expect([3, 6, 8, 7].map(isOwn)).toEqual([true, true, true, false]);
});

it('counts a number that was typed and not sent as somebody else’s', () => {
  const isOwn = knownTo(setTo(8), setTo(6), 'waiting');
  expect([3, 6].map(isOwn)).toEqual([true, false]);
});

it('knows what an item is at first that is to come back', () => {
  const isOwn = knownTo(setTo(8), { type: 'back', item }, 'waiting');
  expect([3, 2, 1].map(isOwn)).toEqual([true, true, false]);
  const known = createKnownItems();
  const edit: ItemEdit = { type: 'price', price: '6.00', item };
  expect(known.known(edit, pending({ type: 'back', item }, 'sent'))).toEqual(['5.00', '4.00']);
});

it('counts no more what stood there before something was saved', () => {
  const known = createKnownItems();
  known.show([item]);
  const edit = known.based(setTo(8), pending(setTo(5), 'sent'));
  known.saved(setTo(5));
  expect(known.isOvertaken(edit, { ...item, quantity: 3 })).toBe(true);
  expect(known.overBase({ key: editKey(edit), edit, status: 'waiting' }).edit.was).toEqual([5]);
});

it('finds an item by its variant, also when it went and came back', () => {
  const known = createKnownItems();
  known.show([item]);
  known.saved({ type: 'remove', item });
  expect(known.hasGone(item)).toBe(true);
  known.saved({ type: 'back', item }, { ...item, id: 2 });
  expect(known.itemOf('7')?.id).toBe(2);
  expect(known.hasGone(item)).toBe(false);
});
