import { createMoneyWriters } from './money';
import { formatCount } from './numbers';
import { writeNumber } from './writeNumber';
import { readInFile } from './readInFile';
import { readAmount } from './readMoney';
import { readCount, readDecimal, readPercent, readWhole } from './readNumber';

const locales = [
  'en-US',
  'de-DE',
  'de-CH',
  'fr-FR',
  'en-IN',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'ja-JP',
  'es-ES',
  'fr-CA',
] as const;

describe.each(locales)('in %s', (locale) => {
  const counts = [0, 1, 7, 12, 999, 1000, 1234, 12_345, 100_000, 999_999];
  const amounts = ['0.00', '0.05', '0.50', '9.99', '120.00', '391.50', '1000.00', '1234.50'].concat(
    ['12345.67', '1234567.80', '90071992547409.07'],
  );
  const writtenIn = (tag: string, value: number | string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(value as number);
  const format = (value: number | string, options: Intl.NumberFormatOptions) =>
    writtenIn(locale, value, options);

  it.each(counts)('the count %d is read as it is shown, copied and typed', (count) => {
    const written = [
      String(count),
      formatCount(count, locale),
      format(count, { useGrouping: false }),
      format(count, { minimumFractionDigits: 2 }),
      ` ${formatCount(count, locale)}\r\n`,
    ];
    for (const text of written) {
      expect([text, readCount(locale)(text)]).toEqual([text, { ok: true, value: String(count) }]);
    }
  });

  it.each(['USD', 'EUR', 'CHF', 'INR', 'JPY'])(
    'amounts in %s are read as they are shown',
    (code) => {
      const money = createMoneyWriters()(code, locale);
      const read = readAmount(locale, code);
      for (const amount of amounts) {
        const style = { style: 'currency', currency: code, minimumFractionDigits: 2 } as const;
        const written = [
          money(amount),
          writeNumber(amount, locale),
          format(amount, { minimumFractionDigits: 2 }),
          format(amount, { ...style, currencyDisplay: 'code' }),
          format(amount, { ...style, currencyDisplay: 'narrowSymbol' }),
          format(amount, { ...style, currencySign: 'accounting' }),
        ];
        for (const text of written) {
          expect([text, read(text)]).toEqual([text, { ok: true, value: amount }]);
        }
      }
    },
  );

  it.each(['0.125', '21.4', '-3.5', '100', '1234567.891'])(
    '%s is read as it is written',
    (value) => {
      expect(readDecimal(locale)(writeNumber(value, locale))).toEqual({ ok: true, value });
      const grouped = format(value, { maximumFractionDigits: 20 });
      expect(readDecimal(locale)(grouped)).toEqual({ ok: true, value });
    },
  );

  it.each(['10', '12.5', '0.125'])('%s per cent is read with its sign and without', (value) => {
    const share = format(Number(value) / 100, { style: 'percent', maximumFractionDigits: 5 });
    for (const text of [writeNumber(value, locale), share, `${writeNumber(value, locale)} %`]) {
      expect([text, readPercent(locale)(text)]).toEqual([text, { ok: true, value }]);
    }
  });

  it('nothing that another locale writes is taken for another number', () => {
    const wrong: unknown[] = [];
    for (const other of locales) {
      for (const count of counts) {
        for (const minimumFractionDigits of [0, 1, 2]) {
          const text = count.toLocaleString(other, { minimumFractionDigits });
          const reading = readCount(locale)(text);
          if (reading.ok && reading.value !== String(count)) wrong.push([other, text, reading]);
        }
      }
      for (const amount of amounts) {
        for (const text of [
          createMoneyWriters()('USD', other)(amount),
          writeNumber(amount, other),
          writtenIn(other, amount, { minimumFractionDigits: 2 }),
          // A spreadsheet leaves the cents out where there are none.
          writtenIn(other, amount),
        ]) {
          const reading = readAmount(locale, 'USD')(text);
          if (reading.ok && reading.value !== amount) wrong.push([other, text, reading]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    '2\n3\n4',
    '2\r\n3',
    '2\t3',
    '5 10',
    '5\u00a010',
    '5 1000',
    '1 2 3',
    '5 DOZ',
    '12 MAR',
    '5 cases',
    '5x10',
    '5/10',
    '5-10',
    '5*2',
    '=1+1',
    '1e3',
    '0x10',
    '1,2,3',
    '1.2.3',
    '1,,000',
    '12,34,5',
    '5²',
    '1½',
    '①',
    '--5',
    '5-',
    '٥5',
    'Fr.5',
    '',
    '-',
    '.',
  ])('%j is no number of any kind', (text) => {
    const readings = [
      readCount(locale)(text),
      readAmount(locale, 'USD')(text),
      readDecimal(locale)(text),
      readPercent(locale)(text),
      readWhole(locale)(text),
      readInFile(readDecimal, locale)(text),
    ];
    expect(readings.filter(({ ok }) => ok)).toEqual([]);
  });

  it('has a sentence for every text that it does not read', () => {
    for (const text of ['', 'many', '5 10', '1.2.3', '5 DOZ']) {
      expect(readCount(locale)(text)).toEqual({
        ok: false,
        says: expect.stringMatching(/^(Enter|Write) .+\.$/) as string,
      });
    }
  });
});

describe('digits of every script', () => {
  it.each([
    ['٥', 'ar-EG'],
    ['۵', 'fa-IR'],
    ['५', 'hi-IN'],
    ['５', 'ja-JP'],
    ['5', 'ar-EG'],
    ['٥', 'en-US'],
  ])('%s is 5 in %s', (text, locale) => {
    expect(readCount(locale)(text)).toEqual({ ok: true, value: '5' });
  });
});

describe('a count', () => {
  it.each([
    ['1,200', '1200'],
    ['12.00', '12'],
    ['0012', '12'],
    ['+3', '3'],
    ['-0', '0'],
    ['12.', '12'],
  ])('%j is %s', (text, value) => {
    expect(readCount('en-US')(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['12.5', 'Enter a whole number.'],
    ['-1', 'Enter 0 or more.'],
    ['lots', 'Enter a whole number.'],
    ['5 DOZ', 'Enter a whole number.'],
    ['$5', 'Enter a whole number.'],
    ['10%', 'Enter a whole number.'],
    ['1,000,000', 'Enter 999,999 or less.'],
    ['1.000', 'Write the number like 1,234.'],
    ['1 234', 'Enter one number only.'],
    ['12,34', 'Write the number like 1,234.'],
    ['2\n3\n4', 'Enter one number only.'],
  ])('%j is none: %s', (text, says) => {
    expect(readCount('en-US')(text)).toEqual({ ok: false, says });
  });
});

describe('a decimal', () => {
  it.each([
    ['(12.00)', 'en-US', '-12.00'],
    ['−3', 'en-US', '-3'],
    ['1,234', 'de-DE', '1.234'],
    ['1.234', 'de-DE', '1234'],
    ['1\u202f234,5', 'fr-FR', '1234.5'],
    ['1 234,5', 'fr-FR', '1234.5'],
  ])('%j in %s is %s', (text, locale, value) => {
    expect(readDecimal(locale)(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['12,5', 'en-US', 'Write the number like 1,234.5.'],
    ['12.5', 'de-DE', 'Write the number like 1.234,5.'],
    ['$5', 'en-US', 'Enter a number.'],
  ])('%j in %s is none: %s', (text, locale, says) => {
    expect(readDecimal(locale)(text)).toEqual({ ok: false, says });
  });
});
