/** A count as the locale writes it ("1,000"); "–" where there is none. */
export const formatCount = (count: number | null | undefined, locale: string): string =>
  count?.toLocaleString(locale) ?? '–';

/**
 * Whether a value is present and numeric: a finite number, or a plain decimal text such as "12", "-0.5"
 * or " 3. ". Numeric is not the same as being a number: "0012" passes, and may be a reference.
 */
export const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'string'
    ? /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)
    : typeof value === 'number' && Number.isFinite(value);

/**
 * Plain decimal text as the locale writes it in a field, without grouping: "1234.50" is "1234,50" in de-DE. Every digit
 * stays. What is no number is shown as it is.
 */
export function writeNumber(value: string, locale: string): string {
  const [isNumber, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(value) ?? [];
  if (isNumber === undefined) return value;
  const format = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: Math.min(fraction.length, 20),
    maximumFractionDigits: 20,
  });
  // Engines take decimal text exactly; the compiler's library does not say so yet.
  return format.format(value as unknown as number);
}
