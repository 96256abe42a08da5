import { oncePerText } from '../store/oncePer';
import { counted, divided, scaled, written } from './amountUnits';

/**
 * A price with `decimals` decimals, raised by so many per cent, or lowered where they are negative. Counted in whole
 * minor units and rounded once at the end. Null where one of the texts is no number.
 */
export function changedByPercent(price: string, percent: string, decimals: number): string | null {
  const units = counted((count) => {
    const { read, of, ten, times } = count;
    const [from, by] = [read(price), read(percent)];
    if (!from || !by) return null;
    const hundred = times(of(100), ten(by.decimals));
    const wide = Math.max(decimals, from.decimals);
    const value = times(scaled(count, from, wide), count.plus(hundred, by.units));
    return divided(count, value, times(hundred, ten(wide - decimals)));
  });
  return written(units, decimals);
}

/** A price after an amount was put on it, or with a minus taken off. */
export function changedByAmount(price: string, amount: string, decimals: number): string | null {
  const units = counted((count) => {
    const [from, by] = [count.read(price), count.read(amount)];
    if (!from || !by) return null;
    const wide = Math.max(decimals, from.decimals, by.decimals);
    const sum = count.plus(scaled(count, from, wide), scaled(count, by, wide));
    return divided(count, sum, count.ten(wide - decimals));
  });
  return written(units, decimals);
}

/** A price after it was multiplied by a factor, or divided by one; null where one of them is no number, or the divisor is 0. */
export function changedByFactor(
  price: string,
  factor: string,
  decimals: number,
  way: 'times' | 'by',
): string | null {
  const units = counted((count) => {
    const { read, of, ten, times } = count;
    const [from, by] = [read(price), read(factor)];
    if (!from || !by || (way === 'by' && by.units === of(0))) return null;
    const wide = Math.max(decimals, from.decimals);
    const [value, more] = [scaled(count, from, wide), ten(wide - decimals)];
    const one = ten(by.decimals);
    if (way === 'times') return divided(count, times(value, by.units), times(one, more));
    const sign = of(by.units < 0 ? -1 : 1);
    return divided(count, times(times(value, one), sign), times(times(by.units, sign), more));
  });
  return written(units, decimals);
}

/** The amount nearest to a price that ends in so many hundredths (0 to 99), the higher one of two; null for what is no number. */
export function roundedToEnding(price: string, hundredths: number): string | null {
  const units = counted((count) => {
    const { of, ten, times, over } = count;
    const from = count.read(price);
    if (!from) return null;
    const wide = Math.max(2, from.decimals);
    const [unit, end] = [ten(wide), times(of(hundredths), ten(wide - 2))];
    const value = count.minus(scaled(count, from, wide), end);
    const whole = over(count.plus(times(value, of(2)), unit), times(unit, of(2)));
    const nearest = count.plus(times(value < 0 && whole <= 0 ? of(0) : whole, unit), end);
    return divided(count, nearest, ten(wide - 2));
  });
  return written(units, 2);
}

/** What of a price is left over its cost, in per cent of the price with one decimal; null where that cannot be said. */
export function marginOf(price: string, cost: string): string | null {
  const units = counted((count) => {
    const [whole, part] = [count.read(price), count.read(cost)];
    if (!whole || !part || whole.units <= 0) return null;
    const wide = Math.max(whole.decimals, part.decimals);
    const [of, less] = [scaled(count, whole, wide), scaled(count, part, wide)];
    return divided(count, count.times(count.minus(of, less), count.of(1000)), of);
  });
  return written(units, 1);
}

/** One amount less another, in units of the last decimal of either; null where one of them is no amount. */
const difference = (one: string, other: string): number | bigint | null =>
  counted((count) => {
    const [first, second] = [count.read(one), count.read(other)];
    if (!first || !second) return null;
    const wide = Math.max(first.decimals, second.decimals);
    return count.minus(scaled(count, first, wide), scaled(count, second, wide));
  });

/** Whether one amount is below another; false where one of them is none. */
export function isBelow(one: string, other: string): boolean {
  // A price is above its cost as a rule: of thousands those are not read digit by digit.
  if (Number(one) > Number(other)) return false;
  const units = difference(one, other);
  return units !== null && units < 0;
}

/** "012.50" and "12.5" are one number. What is none is compared as it was typed. */
export function isSameNumber(one: string, other: string): boolean {
  if (one === other) return true;
  // What is one amount is one number, however it is written: of thousands that differ none is read digit by digit.
  if (Math.abs(Number(one) - Number(other)) > 0) return false;
  const units = difference(one, other);
  return units === null ? one.trim() === other.trim() : Number(units) === 0;
}

/** "12.5" as "12.50", as a price of this currency is written; as it is where that would change it. */
export function withDecimals(price: string, decimals: number): string {
  const units = counted((count) => {
    const value = count.read(price);
    return !value || value.decimals > decimals ? null : scaled(count, value, decimals);
  });
  return written(units, decimals) ?? price.trim();
}

/** How many decimals the amounts of a currency (ISO 4217) have: two for "USD", none for "JPY". */
export const decimalsOf = oncePerText((currency) => {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
});
