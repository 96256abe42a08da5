/** How long an answer counts, in days. */
export const usualDays = 30;
export const usualAge = 21;

const dayMilliseconds = 86_400_000;

export const keyOf = (slug: string): string => `ww:age:${slug}`;

/** Whether an answer of `at`, in milliseconds, still counts. One of the future was written by another clock. */
export const counts = (at: unknown, days: number, now: number): at is number =>
  typeof at === 'number' && at <= now && now - at < days * dayMilliseconds;
