import { useMemo } from 'react';

/**
 * The same value as long as it says the same as JSON, so that what is made of it is not made again for each copy. It
 * throws for what JSON has no text for (`undefined`, a function).
 *
 * @example
 * const locations = useStable(locationsOf(cart)); // the columns of a grid
 */
export function useStable<T>(value: T): T {
  const written = JSON.stringify(value);
  return useMemo(() => JSON.parse(written) as T, [written]);
}
