import { readInFile } from './readInFile';
import { readCount, readDecimal } from './readNumber';

describe('a cell of a file', () => {
  it.each([
    ['1234.5', 'de-DE', '1234.5'],
    ['1234,5', 'de-DE', '1234.5'],
    ['21,4', 'en-US', '21.4'],
    ['1,234.50', 'en-US', '1234.50'],
    ['12.125', 'en-US', '12.125'],
    ['1.0', 'de-DE', '1.0'],
  ])('%j in %s is %s', (text, locale, value) => {
    expect(readInFile(readDecimal, locale)(text)).toEqual({ ok: true, value });
  });

  it('that can be read in two ways is refused', () => {
    expect(readInFile(readDecimal, 'de-DE')('1.500')).toEqual({
      ok: false,
      says: '“1.500” can be read as 1.500 and as 1500.',
    });
    expect(readInFile(readCount, 'de-DE')('1.500')).toEqual({ ok: true, value: '1500' });
  });
});
