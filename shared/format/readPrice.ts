import { t } from '../page/i18n';
import { decimalsOf } from './amounts';
import { readMoney } from './readMoney';
import { notNegative, type ReadNumber } from './readNumber';

/**
 * Reads an amount of money as `readMoney` does, not below 0, into decimal text with the decimals of its currency
 * (ISO 4217): in dollars "$1,234.5" is "1234.50", in yen "1234.00" is "1234".
 */
export function readPrice(locale: string, currency: string): ReadNumber {
  const read = notNegative(readMoney(locale, currency));
  const decimals = decimalsOf(currency);
  return (text) => {
    const reading = read(text);
    if (!reading.ok) return reading;
    const [whole = '', fraction = ''] = reading.value.split('.');
    if (fraction.length === decimals && decimals > 0) return reading;
    const digits = fraction.replace(/0+$/, '');
    if (digits.length > decimals) {
      return { ok: false, says: t('Enter at most %(places)s decimals.', { places: decimals }) };
    }
    return { ok: true, value: decimals > 0 ? `${whole}.${digits.padEnd(decimals, '0')}` : whole };
  };
}
