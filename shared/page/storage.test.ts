import { openStorage } from './storage';

const windowStorage = Object.getOwnPropertyDescriptor(window, 'localStorage');
const storage = openStorage('localStorage');

const replaceStorage = (get: () => unknown) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, get });

afterEach(() => {
  if (windowStorage) Object.defineProperty(window, 'localStorage', windowStorage);
  localStorage.clear();
});

it.each([[{ a: [1, 'two', null] }], ['text'], [0], [false], [null]])('gives %j back', (value) => {
  storage.set('key', value);
  expect(openStorage('localStorage').get('key')).toEqual(value);
});

it('knows nothing of a key that was never set or was removed', () => {
  storage.set('key', 1);
  storage.remove('key');
  expect(storage.get('key')).toBeUndefined();
  expect(storage.keys()).toEqual([]);
});

it.each(['', '{', 'undefined', '[1'])('knows nothing of a key that holds %j', (rubbish) => {
  localStorage.setItem('key', rubbish);
  expect(storage.get('key')).toBeUndefined();
});

it('lists the keys', () => {
  storage.set('ww:a', 1);
  storage.set('ww:b', 2);
  expect(storage.keys().sort()).toEqual(['ww:a', 'ww:b']);
});

it('keeps the last value when the next one has no room', () => {
  storage.set('key', 'short');
  storage.set('key', 'x'.repeat(6_000_000));
  expect(storage.get('key')).toBe('short');
});

it('does not throw for a value that is no JSON', () => {
  const loop: unknown[] = [];
  loop.push(loop);
  expect(() => storage.set('key', loop)).not.toThrow();
  expect(storage.get('key')).toBeUndefined();
});

it.each([
  [
    'blocked',
    () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  ],
  ['absent', () => undefined],
  ['null', () => null],
])('keeps nothing and does not throw where storage is %s', (_case, get) => {
  replaceStorage(get);
  expect(() => {
    storage.set('key', 1);
    storage.remove('key');
  }).not.toThrow();
  expect(storage.get('key')).toBeUndefined();
  expect(storage.keys()).toEqual([]);
});
