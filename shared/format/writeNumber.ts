import { oncePerText } from '../store/oncePer';

/**
 * Plain decimal text as the locale writes it in a field, without grouping: "1234.50" is "1234,50" in de-DE. Every digit
 * stays. What is no number is shown as it is.
 */
export function writeNumber(value: string, locale: string): string {
  const [isNumber, fraction = ''] = /^-?\d+(?:\.(\d+))?$/.exec(value) ?? [];
  if (isNumber === undefined) return value;
  const format = plainFormats(locale)(String(Math.min(fraction.length, 20)));
  // Engines take decimal text exactly; the compiler's library does not say so yet.
  return format.format(value as unknown as number);
}

/** By the locale and the decimals at least. A column of a grid writes many at once, and making a format takes longer. */
const plainFormats = oncePerText((locale) =>
  oncePerText(
    (decimals) =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        minimumFractionDigits: Number(decimals),
        maximumFractionDigits: 20,
      }),
  ),
);
