import type { ListedVariant } from '../contract/listedProducts';
import { casesAt, choicesOf, firstChoice, inCartNow } from './choices';

const variant = (id: number, size: number, available: number | null): ListedVariant => ({
  variantId: id,
  packageSizeId: size,
  packageSize: '3.5 g',
  batch: `B${id}`,
  caseSize: 24,
  price: '10.00',
  pricePerEach: null,
  available,
  minimum: 1,
  increment: 1,
  is_saleable: true,
  inCart: [{ dispensaryLocationId: 101, quantity: id }],
});
const variants = [variant(1, 5, 0), variant(2, 5, 9), variant(3, 6, 4)];
const plain = { batchQueuesEnabled: false, storefront_aggregate_variants: false };

it.each([
  ['each batch by itself', plain, [1, 2, 3], ['B1', 'B2', 'B3']],
  [
    'the first batch of a size that can be had, where they are grouped',
    { ...plain, storefront_aggregate_variants: true },
    [2, 3],
    [null, 'B3'],
  ],
  [
    'the size, where the vendor chooses the batch',
    { ...plain, batchQueuesEnabled: true },
    [1, 3],
    [null, null],
  ],
] as const)('offers %s', (_, settings, ids, batches) => {
  const choices = choicesOf(variants, settings);
  expect(choices.map(({ variantId }) => variantId)).toEqual(ids);
  expect(choices.map(({ batch }) => batch)).toEqual(batches);
});

it('counts what is in the cart of one location, over all batches of a choice', () => {
  const [choice] = choicesOf(variants, { ...plain, batchQueuesEnabled: true });
  expect(choice && casesAt(choice, '101')).toBe(3);
  expect(choice && casesAt(choice, 102)).toBe(0);
  expect(casesAt({}, 101)).toBeNull();
});

it.each([
  ['beside the other batches of a group', { ...plain, storefront_aggregate_variants: true }, 8],
  ['of all batches, where the vendor chooses', { ...plain, batchQueuesEnabled: true }, 7],
  ['of each batch by itself', plain, 7],
])('takes what an answer tells of the cart %s', (_, settings, cases) => {
  const [choice] = choicesOf(variants, settings);
  const told = [{ dispensaryLocationId: 101, quantity: 7 }];
  expect(choice && casesAt(inCartNow(choice, told), 101)).toBe(cases);
  expect(choice && inCartNow(choice, null).inCart).toBe(choice?.inCart);
});

it('begins with what can be had', () => {
  expect(firstChoice(choicesOf(variants, plain))?.variantId).toBe(2);
  expect(firstChoice([])).toBeUndefined();
});
