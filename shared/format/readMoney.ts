import { t } from '../page/i18n';
import { plain, withoutMarks } from './numberParts';
import {
  createReader,
  decimalOf,
  notNegative,
  refused,
  type NumberKind,
  type ReadNumber,
} from './readNumber';

/**
 * Reads an amount of money in a currency (ISO 4217), of any sign, with all its decimals. The currency may stand beside
 * it as its sign or its code; another currency is refused.
 */
export function readMoney(locale: string, currency: string): ReadNumber {
  let names: ReadonlySet<string> | undefined;
  const kind: NumberKind = {
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

/** Reads an amount of money as `readMoney` does, not below 0, into text with two decimals: "$1,234.5" is "1234.50". */
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
