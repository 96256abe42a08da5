import { pageUrl } from './pageUrl';

const at = (path: string) => `${location.origin}${path}`;

it.each([
  ['/p/{slug}/{id}/', { slug: 'evergreen', id: 7 }, at('/p/evergreen/7/')],
  ['/p/{id}/', { id: 'a/b?c' }, at('/p/a%2Fb%3Fc/')],
  ['/p/', { id: 7 }, at('/p/')],
  [undefined, { id: 7 }, null],
  ['/p/{other}/', { id: 7 }, null],
  ['/p/{id}/', { id: '..' }, null],
  ['/p/{id}/', { id: '' }, null],
  ['/p/{id}/', { id: '\ud800' }, null],
  ['javascript:alert({id})', { id: 7 }, null],
])('%s with %j is %s', (address, values, url) => {
  expect(pageUrl(address, values as Record<string, string | number>)).toBe(url);
});
