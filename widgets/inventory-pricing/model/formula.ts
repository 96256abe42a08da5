import { changedByAmount, changedByFactor, changedByPercent } from '@shared/format/amounts';
import type { ReadNumber, Reading } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';

/** How a column reads its numbers. */
export interface FormulaReaders {
  /** What is typed as it is, and after "=", "+" and "−". */
  plain: ReadNumber;
  /** A factor: "1.1". */
  factor: ReadNumber;
  percent: ReadNumber;
  /** Decimals of what comes out. */
  decimals: number;
}

/**
 * Reads what is typed into a cell: a number, or what is to become of the number in it. "+5%", "-5%", "*1.1", "/2", "+2",
 * "-2" count from `from`; "=12.50" is 12.50. All in whole units of the last decimal, rounded once.
 */
export function readFormula(text: string, from: string, readers: FormulaReaders): Reading {
  const [, sign = '', rest = ''] = /^([=+\-−*×x/÷])(.+)$/su.exec(text.trim()) ?? [];
  if (sign === '') return readers.plain(text);
  if (sign === '=') return readers.plain(rest);
  if (from === '') return { ok: false, says: t('There is nothing to count from.') };
  return counted(sign, rest, from, readers);
}

function counted(
  sign: string,
  rest: string,
  from: string,
  { plain, factor, percent, decimals }: FormulaReaders,
): Reading {
  const isFactor = !/[+\-−]/.test(sign);
  const isPercent = !isFactor && /[%٪]\s*$/.test(rest);
  const reading = (isFactor ? factor : isPercent ? percent : plain)(rest);
  if (!reading.ok) return reading;
  const { value } = reading;
  const signed = sign === '+' ? value : `-${value}`;
  const by = /[/÷]/.test(sign) ? 'by' : 'times';
  const result = isFactor
    ? changedByFactor(from, value, decimals, by)
    : isPercent
      ? changedByPercent(from, signed, decimals)
      : changedByAmount(from, signed, decimals);
  if (result === null) return { ok: false, says: t('This cannot be counted.') };
  return result.startsWith('-') && /[1-9]/.test(result)
    ? { ok: false, says: t('Enter 0 or more.') }
    : { ok: true, value: result.replace('-', '') };
}
