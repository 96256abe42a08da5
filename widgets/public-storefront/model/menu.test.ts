import { readMenu } from './menu';

it('shows what is left of a menu of which most is missing, and offers no order', () => {
  const product = { productId: 1, variants: 'none', name: {} };
  const products = [product, product, { name: 'No id' }];
  expect(readMenu({ products, order_by_options: [{}, { label: 'Price' }] })).toMatchObject({
    sellerName: '',
    products: [{ productId: 1, name: '1', variants: [] }],
    counts: { cannabis: null, 'non-cannabis': null },
    filters: null,
    orders: [],
    needsSignIn: true,
  });
});
