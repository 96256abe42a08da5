import { formatCount, isNumeric } from './numbers';

it.each([
  [0, 'en-US', '0'],
  [12345, 'en-US', '12,345'],
  [12345, 'de', '12.345'],
  [-1000, 'en-US', '-1,000'],
])('writes the count %d as %s does', (count, locale, text) => {
  expect(formatCount(count, locale)).toBe(text);
});

it.each([0, -1, 2.5, '0', '12', '-0.5', '+3', '.5', '3.', ' 12 ', '0012'])(
  'takes %j for numeric',
  (value) => {
    expect(isNumeric(value)).toBe(true);
  },
);

it.each([
  undefined,
  null,
  '',
  ' ',
  '.',
  '-',
  '1,000',
  '1e3',
  '0x10',
  '12 cases',
  'NaN',
  'Infinity',
  NaN,
  Infinity,
  true,
  [],
  [7],
  {},
  new Date(0),
])('does not take %j for numeric', (value) => {
  expect(isNumeric(value)).toBe(false);
});
