/** How long an answer counts, in days. */
export const usualDays = 30;
export const usualAge = 21;

const dayMilliseconds = 86_400_000;

/** Where an answer is kept: who is old enough for one age is not for another. */
export const keyOf = (slug: string, age: number): string => `ww:age:${slug}:${String(age)}`;

/** Whether an answer of `at`, in milliseconds, still counts. One of the future was written by another clock. */
export const counts = (at: unknown, days: number, now: number): at is number =>
  typeof at === 'number' && at <= now && now - at < days * dayMilliseconds;
