import { readAmount, readCount, readNumber } from './readNumber';

describe('a number as people write it', () => {
  it.each([
    ['12', 'en-US', '12'],
    [' 1 234 ', 'en-US', '1234'],
    ['1\u00a0234', 'fr-FR', '1234'],
    ['1\u202f234,5', 'fr-FR', '1234.5'],
    ['$1,234.50', 'en-US', '1234.50'],
    ['US$ 1,234.50', 'en-US', '1234.50'],
    ['USD 12', 'en-US', '12'],
    ['1.234,50 €', 'de-DE', '1234.50'],
    ['1.234,50 €', 'en-US', '1234.50'],
    ["CHF 1'234.50", 'de-CH', '1234.50'],
    ['1,234', 'en-US', '1234'],
    ['1,234', 'de-DE', '1.234'],
    ['1.234', 'en-US', '1.234'],
    ['1.234', 'de-DE', '1234'],
    ['1,234,567', 'de-DE', '1234567'],
    ['12,34,567', 'en-IN', '1234567'],
    ['0.125', 'de-DE', '0.125'],
    ['12,5', 'en-US', '12.5'],
    ['.5', 'en-US', '0.5'],
    ['0012', 'en-US', '12'],
    ['(12.00)', 'en-US', '-12.00'],
    ['−3', 'en-US', '-3'],
    ['1,2,3', 'en-US', null],
    ['1.2.3', 'en-US', null],
    ['12 cases', 'en-US', null],
    ['1e3', 'en-US', null],
    ['', 'en-US', null],
    ['-', 'en-US', null],
    ['=1+1', 'en-US', null],
  ])('%j in %s is %j', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });

  it.each([
    ['1,200', '1200'],
    ['12.00', '12'],
    ['0', '0'],
  ])('%j is a count', (text, value) => {
    expect(readCount('en-US')(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['12.5', 'Enter a whole number.'],
    ['-1', 'Enter 0 or more.'],
    ['lots', 'Enter a whole number.'],
    ['1,000,000', 'Enter 999,999 or less.'],
  ])('%j is no count', (text, says) => {
    expect(readCount('en-US')(text)).toEqual({ ok: false, says });
  });

  it.each([
    ['$1,234.5', '1234.50'],
    ['120', '120.00'],
    ['9.9900', '9.99'],
  ])('%j is an amount', (text, value) => {
    expect(readAmount('en-US')(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['1.234', 'Enter at most two decimals.'],
    ['free', 'Enter an amount.'],
    ['(4.00)', 'Enter 0 or more.'],
  ])('%j is no amount', (text, says) => {
    expect(readAmount('en-US')(text)).toEqual({ ok: false, says });
  });
});
