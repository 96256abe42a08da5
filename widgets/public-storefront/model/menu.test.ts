import { readMenu } from './menu';
import { askedOf, isNarrowed, ofType, typeOf, type MenuQuery } from './query';

const query: MenuQuery = {
  filterText: ' blue ',
  filters: { type: [], brand: ['301', '302'], category: [], availability: ['instock'] },
  orderBy: '-name',
  page: 2,
  perPage: 24,
};

it('asks by the names of the specification, and by none that is not needed', () => {
  expect(askedOf(query)).toEqual({
    'product-type': 'cannabis',
    'filter-text': 'blue',
    'brand-filter': '301,302',
    'category-filter': undefined,
    'status-filter': 'visible',
    'inventory-filter': 'instock',
    'order-by': '-name',
    page: 2,
    'per-page': 24,
  });
});

it.each([
  [[], 'cannabis'],
  [['non-cannabis'], 'non-cannabis'],
  [['anything'], 'cannabis'],
])('takes the type %j of an address for %s', (type, says) => {
  expect(typeOf({ filters: { ...query.filters, type } })).toBe(says);
});

it('knows what a person narrowed from the type that is looked at', () => {
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed({ ...query, filterText: ' ', filters: ofType('non-cannabis') })).toBe(false);
});

it.each([null, [], 'menu', { products: null }, { products: {} }])(
  'takes %j for a failure and not for an empty menu',
  (answer) => {
    expect(() => readMenu(answer)).toThrow('The answer has no list of products.');
  },
);

it('shows what is left of a menu of which most is missing, and offers no order', () => {
  const product = { productId: 1, variants: 'none', name: {} };
  expect(
    readMenu({
      products: [product, product, { name: 'No id' }],
      order_by_options: [{}, { label: 'Price' }],
    }),
  ).toMatchObject({
    sellerName: '',
    products: [{ productId: 1, name: '1', variants: [] }],
    counts: { cannabis: null, 'non-cannabis': null },
    brands: [],
    orders: [],
    needsSignIn: true,
  });
});
