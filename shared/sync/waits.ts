/** Growing waits between attempts to read, in milliseconds; the longest one is shorter while an edit is unknown. */
const shortest = 1000;
const longest = 60_000;
const longestUnknown = 10_000;

/** How long to wait before the next read, after so many attempts. */
export const waitBefore = (attempts: number, hasFailed: boolean): number =>
  Math.min(shortest * 2 ** (attempts - 1), hasFailed ? longest : longestUnknown);
