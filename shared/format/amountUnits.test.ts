import {
  changedByAmount,
  changedByFactor,
  changedByPercent,
  isBelow,
  isSameNumber,
  marginOf,
  roundedToEnding,
  withDecimals,
} from './amounts';

// All amounts once more as fractions of long whole numbers: where plain ones would not be exact, they are not used.
interface Fraction {
  over: bigint;
  under: bigint;
}

const fraction = (text: string): Fraction => {
  const [whole = '', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
};

const rounded = (over: bigint, under: bigint, decimals: number): string => {
  const isNegative = over < 0n !== under < 0n;
  const size = (value: bigint) => (value < 0n ? -value : value);
  const double = 2n * size(under);
  const units = (2n * size(over) * 10n ** BigInt(decimals) + size(under)) / double;
  const digits = String(units).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  return isNegative && units > 0n ? `-${text}` : text;
};

const endingNear = ({ over, under }: Fraction, hundredths: bigint): string => {
  const floor = (one: bigint, other: bigint) =>
    one / other - (one < 0n && one % other !== 0n ? 1n : 0n);
  // The price less its ending, and half of the way to the next one.
  const [value, by] = [100n * over - hundredths * under + 50n * under, 100n * under];
  const whole = floor(value, by);
  return rounded((whole < 0n ? 0n : whole) * 100n + hundredths, 100n, 2);
};

/** The same row of numbers each time. */
function seeded(start: number) {
  let state = start;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) % below;
  };
}

const random = seeded(53);

const withPoint = (digits: string, decimals: number): string => {
  const text = digits.padStart(decimals + 1, '0');
  const cut = text.length - decimals;
  return decimals === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`;
};

/** From one to 22 digits. */
const anyAmount = (): string =>
  withPoint(Array.from({ length: 1 + random(22) }, () => String(random(10))).join(''), random(7));

/** What plain numbers still tell apart, and what they do not: by itself, doubled, and a thousand times as large. */
const edges = [2n ** 53n, 2n ** 52n, 2n ** 53n / 1000n, 2n ** 53n / 100n, 2n ** 53n / 20_000n];

const nearEdge = (): string => {
  const edge = edges[random(edges.length)] ?? 0n;
  return withPoint(String(edge + BigInt(random(9) - 4)), random(7));
};

const amount = () => (random(3) === 0 ? nearEdge() : anyAmount());
const signed = () => (random(2) === 0 ? amount() : `-${amount()}`);

const pairs = Array.from({ length: 20_000 }, () => [signed(), signed()] as const);

it('is asked of amounts of every kind', () => {
  const all = pairs.flat();
  const shareOf = (kind: RegExp) => all.filter((text) => kind.test(text)).length / all.length;
  expect(shareOf(/^-/)).toBeGreaterThan(0.4);
  expect(shareOf(/5$/)).toBeGreaterThan(0.05);
  expect(shareOf(/[13579]$/)).toBeGreaterThan(0.4);
  expect(shareOf(/\./)).toBeGreaterThan(0.5);
});

/** What is not as it should be: looked at together, since an assertion for each would take half a minute. */
const differences = (cases: Iterable<readonly unknown[]>) =>
  [...cases].filter(([found, wanted]) => found !== wanted).slice(0, 5);

it('changes amounts as fractions do, however many digits they have', () => {
  const found = pairs.flatMap(([one, other]) => {
    const [a, b] = [fraction(one), fraction(other)];
    const [decimals, under] = [random(5), a.under * b.under];
    const percent = rounded(a.over * (100n * b.under + b.over), 100n * under, decimals);
    const sum = rounded(a.over * b.under + b.over * a.under, under, decimals);
    const product = rounded(a.over * b.over, under, decimals);
    const quotient = b.over === 0n ? null : rounded(a.over * b.under, a.under * b.over, decimals);
    return [
      [changedByPercent(one, other, decimals), percent, one, other],
      [changedByAmount(one, other, decimals), sum, one, other],
      [changedByFactor(one, other, decimals, 'times'), product, one, other],
      [changedByFactor(one, other, decimals, 'by'), quotient, one, other],
    ];
  });
  expect(differences(found)).toEqual([]);
});

it('compares amounts as fractions do, also where they differ in the last of many digits', () => {
  const found = pairs.flatMap(([one, other]) => {
    const [a, b] = [fraction(one), fraction(other)];
    const far = a.over * b.under - b.over * a.under;
    const margin = a.over > 0n ? rounded(far * 100n, a.over * b.under, 1) : null;
    return [
      [isBelow(one, other), far < 0n, one, other],
      [isSameNumber(one, other), far === 0n, one, other],
      [marginOf(one, other), margin, one, other],
    ];
  });
  expect(differences(found)).toEqual([]);
});

it('rounds amounts to an ending as fractions do', () => {
  const found = pairs.map(([first]) => {
    const [one, hundredths] = [first.replace('-', ''), random(100)];
    const nearest = endingNear(fraction(one), BigInt(hundredths));
    return [roundedToEnding(one, hundredths), nearest, one, hundredths];
  });
  expect(differences(found)).toEqual([]);
});

it.each(['9007199254740991', '9007199254740992', '9007199254740993'])(
  'writes and compares %s to the last digit',
  (whole) => {
    expect(withDecimals(whole, 2)).toBe(`${whole}.00`);
    expect(changedByAmount(whole, '0', 0)).toBe(whole);
    expect(isSameNumber(whole, `${whole}.0`)).toBe(true);
    expect(isBelow(whole, `${whole}.1`)).toBe(true);
    expect(isSameNumber(whole, `${whole}.000000000000000001`)).toBe(false);
    expect(roundedToEnding(whole, 0)).toBe(`${whole}.00`);
    expect(changedByFactor(whole, '1', 0, 'by')).toBe(whole);
  },
);

it.each(['', '.', '+', '-', '1.2.3', '1e3', '- 5', '٣', '0x1', '1,5'])(
  'takes "%s" for no number',
  (text) => {
    expect(changedByAmount(text, '1', 2)).toBeNull();
    expect(withDecimals(text, 2)).toBe(text);
  },
);

it.each([
  [' +012.5 ', '12.50'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['-0', '0.00'],
])('reads "%s" as %s', (text, written) => {
  expect(withDecimals(text, 2)).toBe(written);
});
