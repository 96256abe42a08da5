import { oncePerText } from '../store/oncePer';

const countFormat = oncePerText((locale) => new Intl.NumberFormat(locale));

/** A count as the locale writes it ("1,000"); "–" where there is none. */
export const formatCount = (count: number | null | undefined, locale: string): string =>
  count == null ? '–' : countFormat(locale).format(count);

/**
 * Whether a value is present and numeric: a finite number, or a plain decimal text such as "12", "-0.5"
 * or " 3. ". Numeric is not the same as being a number: "0012" passes, and may be a reference.
 */
export const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'string'
    ? /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)
    : typeof value === 'number' && Number.isFinite(value);
