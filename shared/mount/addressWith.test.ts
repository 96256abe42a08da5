import { safeParse } from 'valibot';
import { addressWith } from './addressWith';

it.each([
  ['/p/{slug}/{productId}/', true],
  ['/p/{productId}/', true],
  ['/p/', true],
  ['/p/{id}/', false],
  ['//elsewhere.test/{slug}/', false],
])('an address with the parts of a product, %s: %s', (url, isTaken) => {
  expect(safeParse(addressWith('slug', 'productId'), url).success).toBe(isTaken);
});
