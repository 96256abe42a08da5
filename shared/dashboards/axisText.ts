/** Writes a value of the axis short: "$1.2K". A currency that is none leaves the number. */
export function axisTextOf(
  locale: string,
  currency: string | undefined,
): (value: number) => string {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  try {
    const format = new Intl.NumberFormat(
      locale,
      currency === undefined ? short : { ...short, style: 'currency', currency },
    );
    return (value) => format.format(value);
  } catch {
    return (value) => new Intl.NumberFormat(locale, short).format(value);
  }
}
