import { counts } from './age';

const day = 86_400_000;
const now = 1_800_000_000_000;

it.each([
  [now, 30, true],
  [now - 30 * day + 1, 30, true],
  [now - 30 * day, 30, false],
  [now, 0, false],
  [now + 1, 30, false],
  [undefined, 30, false],
  ['1800000000000', 30, false],
  [NaN, 30, false],
])('an answer of %j, kept for %d days, counts: %s', (at, days, says) => {
  expect(counts(at, days, now)).toBe(says);
});
