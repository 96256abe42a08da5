import { t } from '../page/i18n';
import { createParser, type Parts } from './numberParts';
import { formatCount } from './numbers';

/** What a text stands for, as plain decimal text ("1234.50", "-3"), or a sentence that says why it stands for nothing. */
export type Reading = { ok: true; value: string } | { ok: false; says: string };

/** Reads what a person typed or pasted. */
export type ReadNumber = (text: string) => Reading;

export interface NumberKind {
  locale: string;
  /** What to say of a text in which there is no such number. */
  wanted: () => string;
  /** A number to show how it is written here. */
  example: number;
  /** What may stand beside the digits. */
  mayStandBeside?: (beside: string) => boolean;
}

/** A reader of numbers of a kind. Says why a text is none of it; of one that is, `finish` has the last word. */
export function createReader(kind: NumberKind, finish: (parts: Parts) => Reading): ReadNumber {
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

/** What a reader says of a text that stands for nothing. */
export const refused = (says: string): Reading => ({ ok: false, says });

const writtenOtherwise = ({ example, locale }: Pick<NumberKind, 'example' | 'locale'>): Reading =>
  refused(t('Write the number like %(example)s.', { example: example.toLocaleString(locale) }));

/** A number as plain decimal text: "-1234.50". */
export const decimalOf = ({ isNegative, whole, fraction }: Parts): string => {
  const digits = fraction ? `${whole}.${fraction}` : whole;
  return isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits;
};

/** The most that a count may be. */
const mostThings = 999_999;

/** Reads a count of whole things, from 0 to 999,999: "1,200", "12.00". */
export function readCount(locale: string): ReadNumber {
  const kind: NumberKind = { locale, wanted: () => t('Enter a whole number.'), example: 1234 };
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
  const kind: NumberKind = { locale, wanted: () => t('Enter a whole number.'), example: 1234 };
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
