const dayMilliseconds = 86_400_000;

/** Where an answer is kept: who is old enough for one age is not for another. */
export const keyOf = (slug: string, age: number): string => `ww:age:${slug}:${String(age)}`;

/**
 * Whether an answer of `at`, in milliseconds, still counts. One from the future was given before the clock was set
 * back: it counts if that is less than a day.
 */
export function counts(at: unknown, days: number, now: number): at is number {
  if (typeof at !== 'number' || days === 0) return false;
  const age = (now - at) / dayMilliseconds;
  return age > -1 && age < days;
}
