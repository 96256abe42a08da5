import { createMoneyWriters } from './money';

const formatMoney = (amount: string, currency: string, locale: string) =>
  createMoneyWriters()(currency, locale)(amount);

it.each([
  ['1234.5', 'USD', 'en-US', '$1,234.50'],
  ['1234.50', 'EUR', 'de', '1.234,50\u00a0€'],
  ['0', 'USD', 'en-US', '$0.00'],
  ['-0.05', 'USD', 'en-US', '-$0.05'],
  ['1200.00', 'JPY', 'en-US', '¥1,200'],
  ['1.005', 'USD', 'en-US', '$1.005'],
  ['0.1250', 'USD', 'en-US', '$0.125'],
  ['0.3', 'USD', 'en-US', '$0.30'],
  ['90071992547409931234.07', 'USD', 'en-US', '$90,071,992,547,409,931,234.07'],
])('writes %s %s as %s does, with every digit', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});

it.each(['', ' ', 'free', '1,234.50', '1.234,50', '1e3', '0x10', 'NaN', 'Infinity', '12.', '$5'])(
  'shows the unreadable amount %j as it came',
  (amount) => {
    expect(formatMoney(amount, 'USD', 'en-US')).toBe(amount);
  },
);

it.each([null, undefined, 5, {}])('writes a dash for %j, which is no amount', (amount) => {
  expect(formatMoney(amount as never, 'USD', 'en-US')).toBe('–');
});

it.each([
  ['', '5.00'],
  ['credits', '5.00 credits'],
])('shows an amount in the currency %j as it came', (currency, text) => {
  expect(formatMoney('5.00', currency, 'en-US')).toBe(text);
});

it('makes what writes amounts of a currency once, and another for another locale', () => {
  const moneyIn = createMoneyWriters();
  expect(moneyIn('EUR', 'de')).toBe(moneyIn('EUR', 'de'));
  expect(moneyIn('EUR', 'en')('1.5')).toBe('€1.50');
});
