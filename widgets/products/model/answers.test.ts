import { readProducts } from './answers';

it('reads what a server keeps less of than it promises', () => {
  const { rows, ...rest } = readProducts({
    products: [
      { id: 2, name: null, price: 12.5, minimum: '3', step: {}, tags: 'New', brand: { name: 'A' } },
      { name: 'of no id' },
      null,
    ],
    count: 'many',
    brands: [{ id: 1, name: '' }, 'x'],
  });
  expect(rows).toEqual([
    {
      id: 2,
      name: '',
      status: '',
      price: '12.5',
      minimum: '3',
      step: '',
      tags: '',
      brand: 'A',
      category: '',
      packageSize: '',
      caseSize: null,
    },
  ]);
  expect(rest).toEqual({
    count: 1,
    total: 1,
    brands: [{ id: 1, name: '1' }],
    categories: [],
    currency: undefined,
  });
});

it.each([null, 'ok', {}, { products: 'none' }])('makes no empty list of %j', (answer) => {
  expect(() => readProducts(answer)).toThrow('The answer has no list of products.');
});
