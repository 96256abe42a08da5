import { oncePerText } from '../store/oncePer';

/** How a locale writes numbers in one script. */
interface Signs {
  decimal: string;
  /** Null where the locale does not group. */
  group: string | null;
  /** Digits in the last group and in those before it: 3 and 3, in India 3 and 2. */
  lengths: readonly [number, number];
  /** Finds what stands before a number, the number, and what stands behind it. */
  number: RegExp;
}

/** The zero of each script with its name in `Intl`. The digits of a script follow each other. */
const scripts: Readonly<Record<string, string>> = {
  '0': 'latn',
  '٠': 'arab',
  '۰': 'arabext',
  '०': 'deva',
  '০': 'beng',
  '੦': 'guru',
  '૦': 'gujr',
  '୦': 'orya',
  '௦': 'tamldec',
  '౦': 'telu',
  '೦': 'knda',
  '൦': 'mlym',
  '๐': 'thai',
  '໐': 'laoo',
  '༠': 'tibt',
  '၀': 'mymr',
  '០': 'khmr',
};

/** Signs that look alike, or differ in width alone, as one of them. A line break stays what it is. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('￥', '¥')
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .replaceAll('٪', '%');

/** The marks that turn the direction of writing. Between two digits they are no part of a number. */
export const withoutMarks = (text: string): string =>
  text.replace(
    /(?<!\d)[\u200e\u200f\u061c\u2066-\u2069]+|[\u200e\u200f\u061c\u2066-\u2069]+(?!\d)/g,
    '',
  );

/** The text with Latin digits and the script that its digits are of; null where they are of several scripts. */
function inLatin(typed: string): { latin: string; script: string } | null {
  // Of what is typed on most keyboards nothing has to be replaced.
  if (/^[ -~]*$/.test(typed)) return { latin: typed, script: 'latn' };
  const text = plain(typed);
  const found = new Set<string>();
  const latin = text.replace(/\p{Nd}/gu, (digit) => {
    for (const [zero, script] of Object.entries(scripts)) {
      const value = (digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
      if (value < 0 || value > 9) continue;
      found.add(script);
      return String(value);
    }
    return digit;
  });
  const [script = 'latn', ...others] = found;
  return others.length > 0 ? null : { latin: withoutMarks(latin), script };
}

function signsOf(locale: string, numberingSystem: string): Signs {
  const parts = new Intl.NumberFormat(locale, { numberingSystem }).formatToParts(1234567890.5);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const group = valueOf('group');
  const last = groups.at(-1) ?? 3;
  const decimal = valueOf('decimal') ?? '.';
  return {
    decimal,
    group: group === undefined ? null : plain(group),
    lengths: [last, groups.at(-2) ?? last],
    number: new RegExp(`^(\\D*?)([${decimal}]?\\d(?:.*\\d)?[${decimal}]?)(\\D*)$`, 's'),
  };
}

/** Whether the groups of a whole number are as long as the locale has them, or as long as most locales have them. */
function areGroups([first = '', ...rest]: string[], [last, middle]: Signs['lengths']): boolean {
  const fits = (length: number) =>
    first.length <= length &&
    rest.every((group, at) => group.length === (at < rest.length - 1 ? length : last));
  // A number that begins with 0 is not grouped: its sign is meant as a decimal one.
  return /^[1-9]\d*$/.test(first) && rest.every(isDigits) && (fits(middle) || fits(last));
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** What a text is made of. */
export interface Parts {
  isNegative: boolean;
  whole: string;
  fraction: string;
  /** What stands beside the digits, a currency for instance, without blanks. */
  beside: string;
}

/** Why a text is no number: there is none in it, more than one, or one written in another way. */
export type Fault = 'none' | 'several' | 'shape';

/**
 * Takes numbers apart as a locale writes them. Not done by a library: @internationalized/number 3.6.9 (2.5 kB) drops
 * grouping signs wherever they stand, and reads "5 10" as 510, "1,5" in en-US as 15 and "12.5" in de-DE as 125.
 */
export function createParser(locale: string): (text: string) => Parts | Fault {
  // To ask for the signs takes longer than to read a number, and thousands are pasted at once.
  const signsIn = oncePerText((script) => signsOf(locale, script));
  return (text) => {
    // Thousands are pasted at once, and most are written plainly: nothing is to be asked of these.
    const [, whole, fraction = ''] = /^([1-9]\d*)(?:\.(\d+))?$/.exec(text) ?? [];
    if (whole !== undefined && (fraction === '' || signsIn('latn').decimal === '.'))
      return { isNegative: false, whole, fraction, beside: '' };
    const read = inLatin(text.trim());
    return read ? partsOf(read.latin, signsIn(read.script)) : 'shape';
  };
}

function partsOf(
  latin: string,
  { decimal, group, lengths, number: pattern }: Signs,
): Parts | Fault {
  const found = pattern.exec(latin);
  const [, before = '', number = '', after = ''] = found ?? [];
  if (!found) return 'none';

  const [whole = '', fraction = '', ...more] = number.split(decimal);
  const groups = group === null ? [whole] : whole.split(group);
  const isWhole = whole === '' || isDigits(whole) || areGroups(groups, lengths);
  if (!isWhole || more.length > 0 || !/^\d*$/.test(fraction)) {
    return /\s/.test(number) ? 'several' : 'shape';
  }
  const isInParentheses = before.startsWith('(') && after.endsWith(')');
  const around = isInParentheses ? [before.slice(1), after.slice(0, -1)] : [before, after];
  const [left = '', right = ''] = around.map((each) => each.replace(/\s/g, ''));
  // A currency stands on one side, a sign before it or behind it.
  const beside = left.replace(/[+-]/, '') + right;
  if (left.replace(/[+-]/, '') && right) return 'none';
  return {
    isNegative: isInParentheses || left.includes('-'),
    whole: groups.join('').replace(/^0+(?=\d)/, '') || '0',
    fraction,
    beside,
  };
}
