import { callUrl } from './callUrl';

const paths = { S9: '/shop/{slug}/cart/', O14: '/orders/{orderId}/item/{itemId}/delete/' };
const config = { slug: 'green line', orderId: 7 };

it.each([
  ['', '/shop/green%20line/cart/'],
  ['/', '/shop/green%20line/cart/'],
  ['/b2b', '/b2b/shop/green%20line/cart/'],
  ['/b2b/', '/b2b/shop/green%20line/cart/'],
  ['/b2b/en/', '/b2b/en/shop/green%20line/cart/'],
  ['https://shop.test/b2b', 'https://shop.test/b2b/shop/green%20line/cart/'],
])('puts the mount point %j before a path', (base, address) => {
  expect(callUrl({ ...config, urls: { base } }, paths, 'S9')).toBe(address);
});

it('takes the address that the config gives for a call whole', () => {
  const urls = { base: '/b2b', calls: { S9: '/en/{slug}/basket/' } };
  expect(callUrl({ ...config, urls }, paths, 'S9')).toBe('/en/green%20line/basket/');
  expect(callUrl({ ...config, urls }, paths, 'O14', { itemId: 3 })).toBe(
    '/b2b/orders/7/item/3/delete/',
  );
});

it('fills a part by what the call says before what the config says', () => {
  expect(callUrl(config, paths, 'S9', { slug: 'other' })).toBe('/shop/other/cart/');
});

it('throws rather than call an address with a part missing', () => {
  expect(() => callUrl(config, paths, 'O14')).toThrow('No usable value for {itemId}');
});
