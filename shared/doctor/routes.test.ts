/** @jest-environment jsdom */
import * as v from 'valibot';
import { defineRoutes } from '../contract/route';
import { routesOf } from './routes';

const route = { method: 'GET', origin: 'ours', summary: '', answer: 'nothing' } as const;
const table = defineRoutes({
  X1: { ...route, id: 'X1', path: '/shop/{slug}/carts/' },
  X2: { ...route, id: 'X2', path: '/shop/{slug}/{page}/' },
  X3: { ...route, id: 'X3', path: '{urls.page}', query: v.object({ form: v.string() }) },
  X4: { ...route, id: 'X4', path: '{urls.page}', query: v.object({ list: v.string() }) },
  X5: { ...route, id: 'X5', path: '{urls.batch}{id}/rows/?all=1' },
  X6: { ...route, id: 'X6', path: '/shop/{slug}/carts/', method: 'POST' },
});
const urls = { page: '/p/?tab=1', batch: 'http://shop.test/shop/{slug}/batches/' };

it.each([
  ['GET', '/shop/a-b/carts/', {}, ['X1', 'X2']],
  ['POST', '/shop/a-b/carts/', {}, ['X6']],
  ['GET', '/shop/a/b/carts/', {}, []],
  ['GET', '/shop/a-b/carts', {}, []],
  ['GET', '/p/', { form: '{}' }, ['X3']],
  ['GET', '/p/', {}, ['X3', 'X4']],
  ['GET', '/shop/a/batches/7/rows/', {}, ['X5']],
] as const)('finds %s %s with %j', (method, path, query, ids) => {
  const found = routesOf({ method, path, query }, urls, [table]);
  expect(found.map(({ id }) => id)).toEqual(ids);
});

it('finds a call behind the mount point of the site', () => {
  const asked = { method: 'GET', path: '/b2b/shop/a/carts/', query: {} };
  const ids = (urls: object) => routesOf(asked, { ...urls }, [table]).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ base: '/b2b' })).toEqual(['X1', 'X2']);
  expect(ids({ base: '/b2b/' })).toEqual(['X1', 'X2']);
});

it('finds a call at the address that the config gives instead', () => {
  const asked = { method: 'GET', path: '/en/a/basket/', query: {} };
  const found = routesOf(asked, { base: '/b2b', calls: { X1: '/en/{slug}/basket/' } }, [table]);
  expect(found.map(({ id }) => id)).toEqual(['X1']);
});

it('knows no route of an address that the config does not have', () => {
  expect(routesOf({ method: 'GET', path: '/p/', query: {} }, {}, [table])).toEqual([]);
});
