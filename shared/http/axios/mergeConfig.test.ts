import mergeConfig from './mergeConfig';

const added = 'timeout';

afterEach(() => Reflect.deleteProperty(Object.prototype, added));

it('takes the later options, and the headers of both', () => {
  const merged = mergeConfig({ headers: { a: '1', b: '1' } }, { headers: { b: '2' } });
  expect(merged).toEqual({ headers: { a: '1', b: '2' } });
});

it('reads no option that a page has added to all objects', () => {
  Reflect.set(Object.prototype, added, 1);
  const merged = mergeConfig({}, {}) as { headers: object };
  expect([Reflect.get(merged, added), Reflect.get(merged.headers, added)]).toEqual([
    undefined,
    undefined,
  ]);
});
