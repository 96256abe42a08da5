/** The middle one of `values`, or the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? NaN)) / 2 : upper;
}

/**
 * Runs all `samplers` in turn, round after round, so that what slows the machine down slows all of them, and gives
 * each one's median.
 */
export async function paired<Name extends string>(
  samplers: readonly (readonly [Name, () => Promise<number>])[],
  rounds: number,
): Promise<Map<Name, number>> {
  const samples = new Map<Name, number[]>(samplers.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, sample] of samplers) samples.get(name)?.push(await sample());
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}
