import { changesOf, type Bulk } from './bulk';
import type { ListedProduct } from './product';

const product: ListedProduct = {
  id: 2,
  name: 'Gelato',
  status: 'active',
  price: '100.00',
  minimum: '2',
  step: '2',
  tags: 'New, Seasonal',
  brand: '',
  category: '',
  packageSize: '',
  caseSize: null,
};

it.each<[Bulk, string | undefined, string | null]>([
  [{ field: 'price', way: 'set', value: '90' }, '90.00', null],
  [{ field: 'price', way: 'raise-percent', value: '7.5' }, '107.50', null],
  [{ field: 'price', way: 'lower-percent', value: '7.5' }, '92.50', null],
  [{ field: 'price', way: 'raise', value: '0.01' }, '100.01', null],
  [{ field: 'price', way: 'lower', value: '100.01' }, '-0.01', 'Enter 0 or more.'],
  [{ field: 'price', way: 'set', value: '100' }, undefined, null],
  [{ field: 'price', way: 'set', value: '' }, undefined, null],
  [{ field: 'price', way: 'set', value: 'x' }, 'x', 'Enter an amount.'],
  [{ field: 'status', way: 'set', value: 'archived' }, 'archived', null],
  [{ field: 'minimum', way: 'set', value: '0' }, '0', 'Enter 1 or more.'],
  [{ field: 'tags', way: 'add', value: 'new, Best' }, 'New, Seasonal, Best', null],
  [{ field: 'tags', way: 'remove', value: 'NEW' }, 'Seasonal', null],
  [{ field: 'tags', way: 'set', value: '' }, '', null],
])('%j', (bulk, to, problem) => {
  const changes = changesOf(bulk, [product], 2);
  expect(changes.map((change) => change.to)).toEqual(to === undefined ? [] : [to]);
  expect(changes[0]?.problem ?? null).toBe(problem);
});

it('has no price to change where there is none', () => {
  const nothing = { ...product, price: '' };
  expect(changesOf({ field: 'price', way: 'raise-percent', value: '5' }, [nothing], 2)).toEqual([]);
});

it('works each of many products out by its own value', () => {
  const prices = ['100.00', '0.10', '', '100.00'];
  const many = prices.map((price, id) => ({ ...product, id, price }));
  const changes = changesOf({ field: 'price', way: 'raise-percent', value: '10' }, many, 2);
  expect(changes.map(({ product: { id }, from, to }) => [id, from, to])).toEqual([
    [0, '100.00', '110.00'],
    [1, '0.10', '0.11'],
    [3, '100.00', '110.00'],
  ]);
});
