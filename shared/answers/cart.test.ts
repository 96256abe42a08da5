import type { CartItemNotice } from '../contract/cart';
import { isOfLine } from './cart';

const notice = (ids: Partial<CartItemNotice>): CartItemNotice => ({
  id: 1,
  severity: 'info',
  message: 'Back in stock.',
  dispensaryLocationId: '',
  ...ids,
});

it.each<[Partial<CartItemNotice>, boolean]>([
  [{ dispensaryLocationId: 101, variantId: 11 }, true],
  [{ dispensaryLocationId: '101', variantId: '11' }, true],
  [{ dispensaryLocationId: 102, variantId: 11 }, false],
  [{ dispensaryLocationId: 101, variantId: 12 }, false],
  [{ dispensaryLocationId: 101 }, false],
  [{ variantId: 11 }, false],
])('says of a notice with %j that it is of a line: %s', (ids, expected) => {
  const line = { variantId: 11, packageSizeId: undefined, locationId: 101 };
  expect(isOfLine(notice(ids), line)).toBe(expected);
});

it('knows a line by its package size, as a number or as text', () => {
  const line = { variantId: 11, packageSizeId: '15', locationId: '101' };
  expect(isOfLine(notice({ dispensaryLocationId: 101, packageSizeId: 15 }), line)).toBe(true);
  expect(isOfLine(notice({ dispensaryLocationId: 101, variantId: 11 }), line)).toBe(false);
});
