import { isRoutingNumber, plainNumber } from './bankNumbers';

/** Where scripts can read what a regular expression was tested on last, and what it found. */
const remains = () =>
  ['input', 'lastMatch', 'lastParen', 'leftContext', 'rightContext', '$1', '$2', '$3']
    .map((name) => String(Reflect.get(RegExp, name)))
    .join('\n');

it.each([
  ['021000021', true],
  ['021000022', false],
  ['000000000', false],
  ['02100002', false],
  ['0210000211', false],
  ['02100002x', false],
])('says of %s that it is a routing number: %s', (text, expected) => {
  expect(isRoutingNumber(text)).toBe(expected);
});

it.each([
  ['8675 3094 21', '8675309421'],
  ['8675-309-421', '8675309421'],
  [' 8675\u00a0309\u202f421\t', '8675309421'],
  ['8675x', '8675x'],
])('takes %j for the number %s', (text, expected) => {
  expect(plainNumber(text)).toBe(expected);
});

it('leaves nothing of a number to regular expressions', () => {
  // What the test runner itself has left.
  expect(/^(n)othing$/.test('nothing')).toBe(true);
  const isValid = isRoutingNumber('021000021');
  const plain = plainNumber('8675 309421');
  const left = remains();
  expect(left).not.toContain('021000021');
  expect(left).not.toContain('8675');
  expect([isValid, plain]).toEqual([true, '8675309421']);
});
