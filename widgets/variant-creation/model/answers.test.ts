import { readProduct, readResults } from './answers';
import { keyOf } from './combinations';

const values = [{ optionId: 1, value: '1 g' }];
const product = {
  id: 1,
  name: 'Blue Dream',
  options: [{ id: 1, name: 'Size', values: ['1 g'], isOpen: true }],
  variants: [{ id: 5, values, name: 'One', sku: 'EV-5', price: '12.50', stock: 3 }],
  hasEditPermission: true,
};

it('takes an answer as the contract has it', () => {
  expect(readProduct(product)).toEqual(product);
});

it.each([null, [], 'product', {}, { ...product, variants: null }, { ...product, options: {} }])(
  'takes %j for a failure: what is not told could be made twice',
  (answer) => {
    expect(() => readProduct(answer)).toThrow('The answer is no product');
  },
);

it('makes something certain of what nobody promised', () => {
  const read = readProduct({
    id: 1,
    options: [{ id: 1, values: ['1 g', null, ' ', '1 g', 7] }, { name: 'Without an id' }, null],
    variants: [{ id: 5, values: [{ value: 'of none' }, 3], price: 12.5, stock: -1 }, 'text'],
  });
  expect(read).toEqual({
    id: 1,
    name: '',
    options: [{ id: 1, name: '1', values: ['1 g', '7'], isOpen: false }],
    variants: [{ id: 5, values: [], name: '', sku: '', price: null, stock: null }],
    hasEditPermission: false,
  });
});

const sent = ['1 g', '7 g'].map((value) => ({
  values: [{ optionId: 1, value }],
  name: '',
  sku: '',
  price: null,
  stock: null,
}));
const [first = '', second = ''] = sent.map((variant) => keyOf(variant.values));
const error = { field: 'sku', message: 'Taken.' };

it.each([
  [{ results: [{ id: 9, errors: [] }, { id: 10 }] }, []],
  [{ results: [{ id: 9 }, { id: null, errors: [error] }] }, [[second, [error]]]],
  [{ results: [{ id: null }, { id: 10, errors: null }] }, [[first, []]]],
  [
    { results: [{ id: 9 }, { id: null, errors: [{ message: 3 }, {}] }] },
    [[second, [{ field: '', message: '3' }]]],
  ],
])('reads of %j which variants were refused', (answer, refused) => {
  expect([...(readResults(answer, sent) ?? [])]).toEqual(refused);
});

it.each([null, {}, { results: [] }, { results: [{ id: 9 }] }, { results: ['text', { id: 10 }] }])(
  'claims nothing by %j, which does not tell of each variant',
  (answer) => {
    expect(readResults(answer, sent)).toBeNull();
  },
);
