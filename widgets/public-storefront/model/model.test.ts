import { listAddress } from '@shared/lists/listQuery';
import { counts, keyOf } from './age';
import { readMenu } from './menu';
import { knownOf, listSpec } from './query';

const day = 86_400_000;
const now = 1_800_000_000_000;

it.each([
  [now - 30 * day + 1, 30, true],
  [now - 30 * day, 30, false],
  [now, 0, false],
  // The clock was set back since.
  [now + 60_000, 30, true],
  [now + day, 30, false],
  [undefined, 30, false],
  ['1800000000000', 30, false],
])('an answer of %j, kept for %d days, counts: %s', (at, days, says) => {
  expect(counts(at, days, now)).toBe(says);
});

it('keeps an answer for one seller and one age', () => {
  expect(new Set([keyOf('one', 21), keyOf('two', 21), keyOf('one', 19)]).size).toBe(3);
});

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

it('filters by no availability that the server does not know', () => {
  const { filters } = knownOf(listAddress(listSpec).read('availability=soon,instock&brand=4'));
  expect(filters).toEqual({ type: [], category: [], brand: ['4'], availability: ['instock'] });
});
