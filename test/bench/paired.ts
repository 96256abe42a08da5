/** The middle one of `values`, or the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? NaN)) / 2 : upper;
}

/**
 * Runs all `samplers` in turn, round after round and every other round backwards, so that what slows the machine
 * down slows all of them and none always comes first. Gives each one's samples, by round.
 */
export async function paired<Name extends string, Sample>(
  samplers: readonly (readonly [Name, () => Promise<Sample>])[],
  rounds: number,
): Promise<Map<Name, readonly Sample[]>> {
  const samples = new Map<Name, Sample[]>(samplers.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, sample] of round % 2 ? [...samplers].reverse() : samplers) {
      samples.get(name)?.push(await sample());
    }
  }
  return samples;
}
