import { readPrice } from './readPrice';

it.each([
  ['en-US', 'USD', '$1,234.5', '1234.50'],
  ['de-DE', 'EUR', '1.234,5 €', '1234.50'],
  ['en-US', 'JPY', '1234.00', '1234'],
  ['en-US', 'KWD', '1.5', '1.500'],
])('reads in %s and %s %j', (locale, currency, text, value) => {
  expect(readPrice(locale, currency)(text)).toEqual({ ok: true, value });
});

it.each([
  ['USD', '1.234', 'Enter at most 2 decimals.'],
  ['JPY', '12.5', 'Enter at most 0 decimals.'],
  ['USD', '-1', 'Enter 0 or more.'],
  ['USD', 'cheap', 'Enter an amount.'],
])('refuses in %s %j', (currency, text, says) => {
  expect(readPrice('en-US', currency)(text)).toEqual({ ok: false, says });
});
