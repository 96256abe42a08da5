import { formsOf } from '../contract/route';
import { callUrlOf, withParts } from './optionalParts';

const path = '/shop-as[/vendor/{slug}][/location/{locationId}]';

it.each([
  [{}, '/shop-as'],
  [{ slug: 'a' }, '/shop-as/vendor/{slug}'],
  [{ locationId: 0 }, '/shop-as/location/{locationId}'],
  [{ slug: 'a', locationId: 7 }, '/shop-as/vendor/{slug}/location/{locationId}'],
])('keeps the parts of a path that %j fills', (values, kept) => {
  expect(withParts(path, values)).toBe(kept);
});

it('fills the parts that are kept, behind the mount point or in an address of the config', () => {
  const values = { locationId: 'a/b' };
  expect(callUrlOf({ urls: { base: '/b2b' } }, { S1: path }, 'S1', values)).toBe(
    '/b2b/shop-as/location/a%2Fb',
  );
  const calls = { S1: '/switch[/at/{locationId}]/' };
  expect(callUrlOf({ urls: { calls } }, { S1: path }, 'S1', values)).toBe('/switch/at/a%2Fb/');
  expect(callUrlOf({ urls: { calls } }, { S1: path }, 'S1', {})).toBe('/switch/');
});

it('has every form of a path, the longest first', () => {
  expect(formsOf('/a[/{b}][/{c}]')).toEqual(['/a/{b}/{c}', '/a/{b}', '/a/{c}', '/a']);
  expect(formsOf('/a/{b}/')).toEqual(['/a/{b}/']);
});
