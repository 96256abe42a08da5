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

const dayLength = 86_400_000;

/** The first and the last day of a period that ends today. */
export const daysOfPeriod = (period: Period, today: string): { from: string; to: string } => ({
  from: new Date(Date.parse(today) - (Number(period) - 1) * dayLength).toJSON().slice(0, 10),
  to: today,
});
