/**
 * An amount of the server (decimal text, "1234.50") with its currency (ISO 4217, "USD") as the locale
 * writes it. Every digit of the amount is shown: nothing is rounded and nothing goes through a
 * floating-point number. An amount or a currency that cannot be read is shown as it came.
 */
export const formatMoney = (amount: string, currency: string, locale: string): string => {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount;
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 20,
    });
    // Engines take decimal text exactly; the compiler's library does not say so yet.
    return format.format(amount as unknown as number);
  } catch {
    return `${amount} ${currency}`.trim();
  }
};
