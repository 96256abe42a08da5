/** The last so many days, today with them. */
export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** The days just before, the same days of last year, or nothing. */
export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** The one of the values that a text names. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text = '',
): Value | undefined => values.find((value) => value === text);

/** The first and the last day of a period that ends today. */
export function daysOfPeriod(period: Period, today: string): { from: string; to: string } {
  const first = new Date(today);
  first.setUTCDate(first.getUTCDate() - Number(period) + 1);
  return { from: first.toJSON().slice(0, 10), to: today };
}
