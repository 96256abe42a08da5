/** What is ordered of a thing, in whole cases, and the seller's rule for it. */
export interface Quantity {
  quantity: number;
  minimum: number;
  increment: number;
}

/** The next quantity up (1) or down (-1) that the seller's rule allows; 0 below the least one. */
export function nextLegal({ quantity, minimum, increment }: Quantity, direction: 1 | -1): number {
  const steps = quantity / increment;
  const next = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * increment;
  if (next >= minimum) return next;
  return direction > 0 ? Math.ceil(minimum / increment) * increment : 0;
}

/** The greatest quantity that the seller's rule allows of so many cases; 0 where it allows none. */
export function mostLegal(cases: number, { minimum, increment }: Omit<Quantity, 'quantity'>) {
  const most = Math.floor(cases / increment) * increment;
  return most >= minimum ? most : 0;
}

/**
 * Shares out whole cases in the seller's steps, none below its minimum: the first locations get what is not even, and
 * the last ones nothing where it is too little for all. `rest` is what no step fits.
 */
export function splitEvenly(
  cases: number,
  increment: number,
  locations: number,
  minimum = 1,
): { shares: number[]; rest: number } {
  const least = Math.ceil(minimum / increment) * increment;
  const served = Math.min(locations, Math.floor(cases / least));
  const steps = served === 0 ? 0 : Math.floor(cases / increment);
  const each = Math.floor(steps / Math.max(served, 1));
  const more = steps - each * served;
  const shares = Array.from({ length: locations }, (_, at) =>
    at < served ? (each + (at < more ? 1 : 0)) * increment : 0,
  );
  return { shares, rest: cases - steps * increment };
}
