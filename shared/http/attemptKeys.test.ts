import { createAttemptKeys } from './attemptKeys';

const keys = (userId: number | null = 7, widget = 'order-create') =>
  createAttemptKeys(widget, userId);
const body = { customer: 5, location: 50 };

afterEach(() => sessionStorage.clear());

it('gives the same body the same key until it is settled', () => {
  const attempt = keys();
  const key = attempt.keyOf(body);
  expect(attempt.keyOf({ ...body })).toBe(key);
  expect(attempt.keyOf({ ...body, location: 51 })).not.toBe(key);
  attempt.settle(body);
  expect(attempt.keyOf(body)).not.toBe(key);
});

it('gives it after a reload too, to the same user alone', () => {
  const key = keys().keyOf(body);
  expect(keys().keyOf(body)).toBe(key);
  expect(keys(8).keyOf(body)).not.toBe(key);
  expect(keys(7, 'checkout').keyOf(body)).not.toBe(key);
  keys().settle(body);
  expect(keys().keyOf(body)).not.toBe(key);
});

it('keeps nothing for the next person where nobody is signed in', () => {
  const attempt = keys(null);
  const key = attempt.keyOf(body);
  expect(attempt.keyOf(body)).toBe(key);
  expect(keys(null).keyOf(body)).not.toBe(key);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{"a": 1}', '[1]', '[["text"], [1, 2]]', 'half a tex'])(
  'goes on where the storage holds %s',
  (rubbish) => {
    keys().keyOf(body);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', rubbish);
    expect(keys().keyOf(body)).toMatch(/^[0-9a-f]{32}$/);
  },
);

it('works where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const attempt = keys();
  expect(attempt.keyOf(body)).toBe(attempt.keyOf(body));
});

it('forgets the oldest of very many', () => {
  const attempt = keys();
  const first = attempt.keyOf(0);
  for (let at = 1; at <= 20; at++) attempt.keyOf(at);
  expect(attempt.keyOf(0)).not.toBe(first);
});
