/** "$": how a currency (ISO 4217) stands in a field of money; its code where it has no short sign. */
export function signOf(currency: string, locale: string): string {
  try {
    return (
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency
    );
  } catch {
    return currency;
  }
}
