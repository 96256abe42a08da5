import { readAmount } from './readMoney';

describe('an amount', () => {
  it.each([
    ['$1,234.5', 'en-US', 'USD', '1234.50'],
    ['120', 'en-US', 'USD', '120.00'],
    ['9.9900', 'en-US', 'USD', '9.99'],
    ['.5', 'en-US', 'USD', '0.50'],
    ['USD 12', 'en-US', 'USD', '12.00'],
    ['US$ 1,234.50', 'en-US', 'USD', '1234.50'],
    ['391,50 $ US', 'fr-CA', 'USD', '391.50'],
    ['391,50 $US', 'fr-FR', 'USD', '391.50'],
    ["CHF 1'234.50", 'de-CH', 'CHF', '1234.50'],
    ['CHF 1’234.50', 'de-CH', 'CHF', '1234.50'],
    ['1.234,50 €', 'de-DE', 'EUR', '1234.50'],
    ['12,34,567', 'en-IN', 'INR', '1234567.00'],
    ['1,234,567', 'en-IN', 'INR', '1234567.00'],
  ])('%j in %s and %s is %s', (text, locale, currency, value) => {
    expect(readAmount(locale, currency)(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['1.234', 'Enter at most two decimals.'],
    ['1.000', 'Enter at most two decimals.'],
    ['free', 'Enter an amount.'],
    ['5 each', 'Enter an amount.'],
    ['(4.00)', 'Enter 0 or more.'],
    ['-$4', 'Enter 0 or more.'],
    ['€5', 'Enter an amount in USD.'],
    ['5 CAD', 'Enter an amount in USD.'],
    ['CA$5', 'Enter an amount in USD.'],
    ['1.234,50', 'Write the number like 1,234.5.'],
    ['12,5', 'Write the number like 1,234.5.'],
  ])('%j is none: %s', (text, says) => {
    expect(readAmount('en-US', 'USD')(text)).toEqual({ ok: false, says });
  });

  it('of what is no currency may have its name beside it', () => {
    expect(readAmount('en-US', 'credits')('5 credits')).toEqual({ ok: true, value: '5.00' });
  });
});
