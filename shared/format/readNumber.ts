import { t } from '../i18n';
import { createParser, plain, withoutMarks, type Parts } from './numberParts';
import { formatCount } from './numbers';

/** What a text stands for, as plain decimal text ("1234.50", "-3"), or a sentence that says why it stands for nothing. */
export type Reading = { ok: true; value: string } | { ok: false; says: string };

/** Reads what a person typed or pasted. */
export type ReadNumber = (text: string) => Reading;

interface Kind {
  locale: string;
  /** What to say of a text in which there is no such number. */
  wanted: () => string;
  /** A number to show how it is written here. */
  example: number;
  /** What may stand beside the digits. */
  mayStandBeside?: (beside: string) => boolean;
}

/** A reader of numbers of a kind. Says why a text is none of it; of one that is, `finish` has the last word. */
function createReader(kind: Kind, finish: (parts: Parts) => Reading): ReadNumber {
  const parse = createParser(kind.locale);
  return (text) => {
    const parts = parse(text);
    if (parts === 'several') return refused(t('Enter one number only.'));
    if (parts === 'shape') return writtenOtherwise(kind);
    if (parts === 'none') return refused(kind.wanted());
    const isAlone = parts.beside === '' || kind.mayStandBeside?.(parts.beside);
    return isAlone ? finish(parts) : refused(kind.wanted());
  };
}

const refused = (says: string): Reading => ({ ok: false, says });

const writtenOtherwise = ({ example, locale }: Pick<Kind, 'example' | 'locale'>): Reading =>
  refused(t('Write the number like %(example)s.', { example: example.toLocaleString(locale) }));

const decimalOf = ({ isNegative, whole, fraction }: Parts): string => {
  const digits = fraction ? `${whole}.${fraction}` : whole;
  return isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits;
};

/** The most that a count may be. */
const mostThings = 999_999;

/** Reads a count of whole things, from 0 to 999,999: "1,200", "12.00". */
export function readCount(locale: string): ReadNumber {
  const kind: Kind = { locale, wanted: () => t('Enter a whole number.'), example: 1234 };
  return createReader(kind, ({ isNegative, whole, fraction }) => {
    if (/[1-9]/.test(fraction)) return refused(kind.wanted());
    // "1.000" is a thousand to half of the world.
    if (fraction.length > 2) return writtenOtherwise(kind);
    if (isNegative && whole !== '0') return refused(t('Enter 0 or more.'));
    if (Number(whole) > mostThings) {
      return refused(t('Enter %(most)s or less.', { most: formatCount(mostThings, locale) }));
    }
    return { ok: true, value: whole };
  });
}

/** More digits than a double keeps would come out as another number. */
const safeDigits = 15;

/** Reads a whole number of any sign. */
export function readWhole(locale: string): ReadNumber {
  const kind: Kind = { locale, wanted: () => t('Enter a whole number.'), example: 1234 };
  return createReader(kind, (parts) =>
    parts.fraction !== '' || parts.whole.length > safeDigits
      ? refused(kind.wanted())
      : { ok: true, value: decimalOf(parts) },
  );
}

/** Reads a number with decimals, of any sign. */
export const readDecimal = (locale: string): ReadNumber =>
  createReader({ locale, wanted: () => t('Enter a number.'), example: 1234.5 }, (parts) => ({
    ok: true,
    value: decimalOf(parts),
  }));

/** The same reader for numbers that are not below 0. */
export const notNegative =
  (read: ReadNumber): ReadNumber =>
  (text) => {
    const reading = read(text);
    return reading.ok && reading.value.startsWith('-') ? refused(t('Enter 0 or more.')) : reading;
  };

/** Reads a number in per cent, of any sign, with its sign or without: "10%" is "10". */
export const readPercent = (locale: string): ReadNumber =>
  createReader(
    {
      locale,
      wanted: () => t('Enter a number.'),
      example: 12.5,
      mayStandBeside: (beside) => beside === '%',
    },
    (parts) => ({ ok: true, value: decimalOf(parts) }),
  );

/**
 * Reads an amount of money in a currency (ISO 4217), of any sign, with all its decimals. The currency may stand beside
 * it as its sign or its code; another currency is refused.
 */
export function readMoney(locale: string, currency: string): ReadNumber {
  let names: ReadonlySet<string> | undefined;
  const kind: Kind = {
    locale,
    wanted: () => t('Enter an amount.'),
    example: 1234.5,
    mayStandBeside: (beside) =>
      (names ??= namesOf(currency, locale)).has(beside) || isMoney(beside),
  };
  return createReader(kind, (parts) => {
    if (parts.beside !== '' && !names?.has(parts.beside)) {
      return refused(t('Enter an amount in %(currency)s.', { currency }));
    }
    // "1.000" is a thousand to half of the world.
    const isMaybeGrouped = /^[1-9]\d{0,2}$/.test(parts.whole) && /^\d\d0$/.test(parts.fraction);
    if (isMaybeGrouped) return refused(t('Enter at most two decimals.'));
    return { ok: true, value: decimalOf(parts) };
  });
}

/** Whether it has the look of a currency. */
const isMoney = (beside: string) => /\p{Sc}|^[A-Z]{3}$/u.test(beside);

/** Reads an amount of money as `readMoney` does, not below 0, into decimal text with two places: "$1,234.5" is "1234.50". */
export function readAmount(locale: string, currency: string): ReadNumber {
  const read = notNegative(readMoney(locale, currency));
  return (text) => {
    const reading = read(text);
    if (!reading.ok) return reading;
    const [whole = '', fraction = ''] = reading.value.split('.');
    const cents = fraction.replace(/0+$/, '');
    if (cents.length > 2) return refused(t('Enter at most two decimals.'));
    return { ok: true, value: `${whole}.${cents.padEnd(2, '0')}` };
  };
}

/** How a currency is named beside an amount: "$", "US$", "$US", "USD". Without blanks. */
function namesOf(currency: string, locale: string): ReadonlySet<string> {
  const nameAs = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    const name = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
    return withoutMarks(plain(name)).replace(/\s/g, '');
  };
  try {
    const sign = nameAs('narrowSymbol');
    const country = currency.slice(0, 2);
    return new Set([nameAs('symbol'), sign, nameAs('code'), country + sign, sign + country]);
  } catch {
    // What is no currency stands beside the amount as it is.
    return new Set([currency]);
  }
}

/**
 * Reads a cell of a file by `reader`. Files come from programs and from spreadsheets: a number in them is written
 * plainly ("1234.5"), as the page's locale writes it, or with a decimal comma. What these ways read differently is
 * refused.
 */
export const readInFile =
  (reader: (locale: string) => ReadNumber, locale: string): ReadNumber =>
  (text) => {
    const local = reader(locale)(text);
    const plainly = /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? reader('en')(text) : null;
    if (local.ok && plainly?.ok && Number(local.value) !== Number(plainly.value)) {
      return refused(
        t('“%(text)s” can be read as %(one)s and as %(other)s.', {
          text: text.trim(),
          one: plainly.value,
          other: local.value,
        }),
      );
    }
    if (plainly?.ok) return plainly;
    // A plain number has no decimal comma: "12.500" refused as such is not twelve thousand either.
    if (local.ok || plainly) return local;
    const withComma = reader('de')(text);
    return withComma.ok ? withComma : local;
  };
