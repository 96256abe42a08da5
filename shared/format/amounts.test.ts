import {
  changedByAmount,
  changedByPercent,
  marginOf,
  decimalsOf,
  roundedToEnding,
  withDecimals,
} from './amounts';

it.each([
  ['432.50', '7.5', '464.94'],
  ['0.10', '10', '0.11'],
  ['1.005', '0', '1.01'],
  ['12.50', '-100', '0.00'],
  ['90071992547409.93', '1', '90972712472884.03'],
  ['19.99', '-33.333', '13.33'],
  ['-1.005', '0', '-1.01'],
])('changes %s by %s per cent to %s, in whole cents', (price, percent, to) => {
  expect(changedByPercent(price, percent, 2)).toBe(to);
});

it.each([
  ['0.1', '0.2', '0.30'],
  ['432.50', '-12.345', '420.16'],
  ['5', '-6', '-1.00'],
])('changes %s by the amount %s to %s', (price, amount, to) => {
  expect(changedByAmount(price, amount, 2)).toBe(to);
});

it('makes nothing of what is no number', () => {
  expect(changedByPercent('', '10', 2)).toBeNull();
  expect(changedByPercent('12', 'ten', 2)).toBeNull();
  expect(changedByAmount('.', '1', 2)).toBeNull();
});

it('has as many decimals as the currency', () => {
  expect(decimalsOf('USD')).toBe(2);
  expect(decimalsOf('JPY')).toBe(0);
  expect(decimalsOf('no currency')).toBe(2);
  expect(changedByPercent('1250', '7.5', 0)).toBe('1344');
  expect(withDecimals('12', 0)).toBe('12');
});

it('writes a price with its decimals, and leaves one with more of them as it is', () => {
  expect(withDecimals('12.5', 2)).toBe('12.50');
  expect(withDecimals('12.345', 2)).toBe('12.345');
  expect(withDecimals('twelve', 2)).toBe('twelve');
});

it.each([
  ['12.48', 99, '11.99'],
  ['12.49', 99, '12.99'],
  ['12.50', 99, '12.99'],
  ['12.25', 50, '12.50'],
  ['12.01', 50, '12.50'],
  ['11.99', 50, '11.50'],
  ['12.50', 0, '13.00'],
  ['0.10', 99, '0.99'],
  ['0.004', 0, '0.00'],
  ['12.4999', 0, '12.00'],
])('rounds %s to the nearest that ends in %s: %s', (price, ending, nearest) => {
  expect(roundedToEnding(price, ending)).toBe(nearest);
});

it('says what is left over the cost', () => {
  expect(marginOf('10.00', '6.5')).toBe('35.0');
  expect(marginOf('10.00', '12')).toBe('-20.0');
  expect(marginOf('0.00', '1')).toBeNull();
});
