import { formatCount } from '../format/numbers';
import { t } from '../i18n';
import type { Reading } from './column';

/** Signs that only separate or decorate: all spaces, apostrophes of Swiss amounts, currency signs and codes. */
const decoration = /[\s\u200e\u200f'’]|\p{Sc}|\b[A-Z]{3}\b|\bUS(?=\p{Sc})/gu;

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** Whether the groups between separators are as long as groups of thousands, Indian ones included. */
const areGroups = ([first = '', ...rest]: string[]): boolean =>
  /^\d{1,3}$/.test(first) &&
  rest.every(
    (group, index) => /^\d{3}$/.test(group) || (index < rest.length - 1 && /^\d\d$/.test(group)),
  );

/**
 * A number as people and spreadsheets write it ("1 234", "$1,234.50", "1.234,50 €", "(12)") as plain decimal
 * text ("1234", "1234.50", "-12"), null when it is none. "1,234" can be read in two ways: the locale's decimal
 * sign decides.
 */
export function readNumber(text: string, locale: string): string | null {
  const bare = text
    .trim()
    .replace(/^\((.+)\)$/, '-$1')
    .replace(decoration, '')
    .replace('−', '-');
  const [, sign, digits] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(bare) ?? [];
  if (sign === undefined || digits === undefined) return null;
  const last = digits[Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))];
  if (last === undefined) return tidy(sign, digits, '');

  const other = last === '.' ? ',' : '.';
  const parts = digits.split(last);
  const isOnce = parts.length === 2;
  const hasBoth = digits.includes(other);
  const mayGroup = areGroups(parts) && !hasBoth && parts[0] !== '0';
  if (mayGroup && (!isOnce || last !== decimalSign(locale))) return tidy(sign, parts.join(''), '');
  if (!isOnce) return null;
  const [whole = '', fraction = ''] = parts;
  if (hasBoth && !areGroups(whole.split(other))) return null;
  return tidy(sign, whole.replaceAll(other, ''), fraction);
}

const tidy = (sign: string, whole: string, fraction: string): string =>
  `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;

const mostThings = 999_999;

/** Reads a count of whole things, from 0 to 999,999: "1,200", "12.00". */
export const readCount =
  (locale: string) =>
  (text: string): Reading => {
    const value = readNumber(text, locale)?.replace(/\.0+$/, '');
    if (value === undefined) return { ok: false, says: t('Enter a whole number.') };
    if (value.startsWith('-')) return { ok: false, says: t('Enter 0 or more.') };
    if (value.includes('.')) return { ok: false, says: t('Enter a whole number.') };
    if (Number(value) > mostThings) {
      return {
        ok: false,
        says: t('Enter %(most)s or less.', { most: formatCount(mostThings, locale) }),
      };
    }
    return { ok: true, value };
  };

/** Reads an amount of money, not below 0, into decimal text with two places: "$1,234.5" is "1234.50". */
export const readAmount =
  (locale: string) =>
  (text: string): Reading => {
    const value = readNumber(text, locale);
    if (value === null) return { ok: false, says: t('Enter an amount.') };
    if (value.startsWith('-')) return { ok: false, says: t('Enter 0 or more.') };
    const [whole = '', fraction = ''] = value.split('.');
    const cents = fraction.replace(/0+$/, '');
    if (cents.length > 2) return { ok: false, says: t('Enter at most two decimals.') };
    return { ok: true, value: `${whole}.${cents.padEnd(2, '0')}` };
  };
