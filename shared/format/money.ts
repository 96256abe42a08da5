/** Writes an amount of the server, decimal text like "1234.50"; a dash where the server left it out. */
export type WriteMoney = (amount: string | null | undefined) => string;

/**
 * How a locale writes the server's amounts in a currency (ISO 4217, "USD"). Every digit of an amount is shown: nothing
 * is rounded and nothing goes through a floating-point number. What cannot be read is shown as it came.
 */
function writerOf(currency: string, locale: string): WriteMoney {
  // Made for the first amount and not before: a page's first format takes as long as drawing an empty screen.
  let format: Intl.NumberFormat | null | undefined;
  return (amount) => {
    // The contract says text. A server may all the same send nothing.
    if (typeof amount !== 'string') return '–';
    if (!/^-?\d+(\.\d+)?$/.test(amount)) return amount;
    if (format === undefined) format = formatOf(currency, locale);
    // Engines take decimal text exactly; the compiler's library does not say so yet.
    return format ? format.format(amount as unknown as number) : `${amount} ${currency}`.trim();
  };
}

/** Null for what is no currency: its amounts stand beside it. */
function formatOf(currency: string, locale: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 20,
    });
  } catch {
    return null;
  }
}

/** Writers of money by currency and locale, each made once: that takes thirty times as long as to write an amount. */
export function createMoneyWriters(): (currency: string, locale: string) => WriteMoney {
  const writers = new Map<string, WriteMoney>();
  return (currency, locale) => {
    const key = `${currency} ${locale}`;
    const writer = writers.get(key) ?? writerOf(currency, locale);
    writers.set(key, writer);
    return writer;
  };
}
