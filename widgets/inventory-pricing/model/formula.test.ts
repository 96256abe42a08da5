import { readCount } from '@shared/format/readNumber';
import { numbers } from '../../../test/support/cartWalk';
import { readFormula } from './formula';
import { readersIn } from './rows.testkit';

it.each([
  ['12.50', '12.50'],
  ['=12.50', '12.50'],
  ['= $1,250.00', '1250.00'],
  ['+5%', '10.50'],
  ['-5 %', '9.50'],
  ['−5%', '9.50'],
  ['*1.1', '11.00'],
  ['×1.005', '10.05'],
  ['/3', '3.33'],
  ['+2', '12.00'],
  ['-2.25', '7.75'],
  ['-10', '0.00'],
])('counts %s over 10.00 as %s', (text, value) => {
  expect(readFormula(text, '10.00', readersIn('en-US'))).toEqual({ ok: true, value });
});

it.each([
  ['+5%', ''],
  ['/0', '10.00'],
  ['-11', '10.00'],
  ['*-2', '10.00'],
  ['+nothing', '10.00'],
  ['5%', '10.00'],
  ['=', '10.00'],
  ['*', '10.00'],
])('makes nothing of %s over "%s"', (text, from) => {
  expect(readFormula(text, from, readersIn('en-US'))).toMatchObject({ ok: false });
});

it('reads the numbers of a formula as the page writes them', () => {
  expect(readFormula('+2,5%', '100.00', readersIn('de-DE'))).toEqual({ ok: true, value: '102.50' });
  expect(readFormula('*1,1', '100.00', readersIn('de-DE'))).toEqual({ ok: true, value: '110.00' });
});

it('counts whole cases as whole cases', () => {
  const cases = { ...readersIn('en-US'), plain: readCount('en-US'), decimals: 0 };
  expect(readFormula('*1.5', '3', cases)).toEqual({ ok: true, value: '5' });
  expect(readFormula('+2', '3', cases)).toEqual({ ok: true, value: '5' });
});

const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const rounded = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n);

it('counts 10,000 random amounts as exact arithmetic does', () => {
  const random = numbers(27);
  const english = readersIn('en-US');
  for (let turn = 0; turn < 10_000; turn += 1) {
    const cents = BigInt(random(100_000_000));
    const [percent, factor] = [BigInt(random(9_999)), BigInt(random(29_999) + 1)];
    const from = money(cents);
    const says = (text: string) => readFormula(text, from, english);
    const ok = (value: bigint) => ({ ok: true, value: money(value) });
    expect(says(`+${money(percent)}%`)).toEqual(ok(rounded(cents * (10_000n + percent), 10_000n)));
    expect(says(`-${money(percent)}%`)).toEqual(ok(rounded(cents * (10_000n - percent), 10_000n)));
    expect(says(`*${money(factor)}`)).toEqual(ok(rounded(cents * factor, 100n)));
    expect(says(`/${money(factor)}`)).toEqual(ok(rounded(cents * 100n, factor)));
    expect(says(`+${money(factor)}`)).toEqual(ok(cents + factor));
  }
});
