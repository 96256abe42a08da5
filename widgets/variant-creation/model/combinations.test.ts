import type { ProductOption } from '@shared/contract/variantCreation';
import { combinationsOf, countOf, keyOf, valuesOf } from './combinations';

const size: ProductOption = { id: 1, name: 'Size', values: ['1 g', '3.5 g'], isOpen: false };
const pack: ProductOption = { id: 2, name: 'Pack', values: ['Jar', 'Tin'], isOpen: true };
const options = [size, pack];

const of = (...pairs: [number | string, string][]) =>
  pairs.map(([optionId, value]) => ({ optionId, value }));

it.each([
  [of(), []],
  [of([2, 'Tin']), ['Tin']],
  [of([1, '3.5 g'], [1, '1 g']), ['1 g', '3.5 g']],
  [of([2, 'Tin'], [2, 'Jar'], [1, '1 g']), ['1 g Jar', '1 g Tin']],
  [of([1, '1 g'], [2, 'Bag'], [2, 'Jar']), ['1 g Jar', '1 g Bag']],
  [of([1, '1 G ']), ['1 g']],
  [of([9, 'Of no option']), []],
])('makes of %j the combinations %j', (chosen, texts) => {
  const made = combinationsOf(options, chosen);
  expect(made.map((values) => values.map(({ value }) => value).join(' '))).toEqual(texts);
  expect(countOf(options, chosen)).toBe(texts.length);
});

it('counts without making them', () => {
  const many = Array.from({ length: 5 }, (_, id): ProductOption => ({
    id,
    name: '',
    values: Array.from({ length: 100 }, (__, value) => String(value)),
    isOpen: false,
  }));
  const all = many.flatMap(({ id, values }) => values.map((value) => ({ optionId: id, value })));
  expect(countOf(many, all)).toBe(100 ** 5);
});

it('takes the same values for the same variant, in any order and any case', () => {
  const key = keyOf(of([1, '3.5 g'], [2, 'Jar']));
  expect(keyOf(of([2, ' jar'], ['1', '3.5 G']))).toBe(key);
  expect(keyOf(of([1, '3.5\u00a0g'], [2, 'Ｊar\u200b']))).toBe(key);
  expect(keyOf(of([1, '3.5 g'], [2, 'Jar'], [3, ' ']))).toBe(key);
  expect(keyOf(of([1, '3.5 g'], [2, 'Jar'], [3, '\u200b']))).toBe(key);
  expect(keyOf(of([1, 'Jar'], [2, '3.5 g']))).not.toBe(key);
});

it('offers what was written in after what the product has, once', () => {
  expect(valuesOf(pack, of([2, 'Bag'], [2, 'jar'], [1, 'Box']))).toEqual(['Jar', 'Tin', 'Bag']);
});
