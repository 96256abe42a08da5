/** A decimal number as whole units of its last decimal: 12.5 is 125 with one decimal. */
interface Decimal<N> {
  units: N;
  decimals: number;
}

/** How whole units are counted. Each step is exact, or gives NaN, which no further step makes a number again. */
export interface Counting<N extends number | bigint> {
  /** Null for what is no number. */
  read: (text: string) => Decimal<N> | null;
  of: (whole: number) => N;
  ten: (power: number) => N;
  plus: (one: N, other: N) => N;
  minus: (one: N, other: N) => N;
  times: (one: N, other: N) => N;
  /** Cut towards zero. */
  over: (one: N, other: N) => N;
}

const tens = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/** A sum or a product of whole numbers that is safe is exact: rounding never leads back below 2 ** 53. */
const ifSafe = (value: number): number => (Number.isSafeInteger(value) ? value : NaN);

const [plus, minus, point, zero] = [43, 45, 46, 48];

/** Letter by letter: of ten thousand prices each is read several times at a key. */
function readShort(text: string): Decimal<number> | null {
  const letters = text.trim();
  const sign = letters.charCodeAt(0);
  let units = 0;
  let digits = 0;
  let pointAt = -1;
  for (let at = sign === plus || sign === minus ? 1 : 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    const digit = code - zero;
    if (digit >= 0 && digit <= 9) {
      units = units * 10 + digit;
      digits += 1;
    } else if (code === point && pointAt < 0) pointAt = at;
    else return null;
  }
  if (digits === 0) return null;
  const decimals = pointAt < 0 ? 0 : letters.length - 1 - pointAt;
  return { units: ifSafe(sign === minus ? -units : units), decimals };
}

/** Plain numbers: many times as fast, and exact up to 2 ** 53. */
const short: Counting<number> = {
  read: readShort,
  of: ifSafe,
  ten: (power) => tens[power] ?? NaN,
  plus: (one, other) => ifSafe(one + other),
  minus: (one, other) => ifSafe(one - other),
  times: (one, other) => ifSafe(one * other),
  over: (one, other) => (one - (one % other)) / other,
};

const long: Counting<bigint> = {
  read: (text) => {
    const [, sign, whole = '', fraction = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text.trim()) ?? [];
    if (whole + fraction === '') return null;
    const units = BigInt(whole + fraction);
    return { units: sign === '-' ? -units : units, decimals: fraction.length };
  },
  of: BigInt,
  ten: (power) => 10n ** BigInt(power),
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  over: (one, other) => one / other,
};

type Formula = <N extends number | bigint>(count: Counting<N>) => N | null;

/** By plain numbers, and anew by long ones where plain ones would not be exact. */
export function counted(formula: Formula): number | bigint | null {
  const value = formula(short);
  return Number.isNaN(value) ? formula(long) : value;
}

export const scaled = <N extends number | bigint>(
  { ten, times }: Counting<N>,
  { units, decimals }: Decimal<N>,
  to: number,
): N => (decimals === to ? units : times(units, ten(to - decimals)));

/** Rounded to the nearest, and halves away from zero, as people do with prices. */
export function divided<N extends number | bigint>(count: Counting<N>, value: N, by: N): N {
  const { of, plus: add, minus: less, times, over } = count;
  const isNegative = value < 0;
  const size = isNegative ? less(of(0), value) : value;
  const result = over(add(times(size, of(2)), by), times(by, of(2)));
  return isNegative ? less(of(0), result) : result;
}

export const written = (units: number | bigint | null, decimals: number): string | null => {
  if (units === null) return null;
  const digits = String(units < 0 ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
  return units < 0 ? `-${text}` : text;
};
