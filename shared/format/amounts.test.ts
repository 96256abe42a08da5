import { changedByAmount, changedByPercent, placesOf, withPlaces } from './amounts';

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
  expect(placesOf('USD')).toBe(2);
  expect(placesOf('JPY')).toBe(0);
  expect(placesOf('no currency')).toBe(2);
  expect(changedByPercent('1250', '7.5', 0)).toBe('1344');
  expect(withPlaces('12', 0)).toBe('12');
});

it('writes a price with its decimals, and leaves one with more of them as it is', () => {
  expect(withPlaces('12.5', 2)).toBe('12.50');
  expect(withPlaces('12.345', 2)).toBe('12.345');
  expect(withPlaces('twelve', 2)).toBe('twelve');
});
