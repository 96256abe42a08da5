import { writeNumber } from './writeNumber';

describe('what a field shows', () => {
  it.each([
    ['1234.50', 'en-US', '1234.50'],
    ['1234.50', 'de-DE', '1234,50'],
    ['-3', 'de-DE', '-3'],
    ['12345678901234567.89', 'fr-FR', '12345678901234567,89'],
    ['free', 'de-DE', 'free'],
    ['', 'de-DE', ''],
  ])('for %j in %s is %j', (value, locale, text) => {
    expect(writeNumber(value, locale)).toBe(text);
  });
});
