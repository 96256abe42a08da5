import * as v from 'valibot';

/** An amount, decimal text like "1234.50": a number would lose cents. */
export const money = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** The first and the last day of what is asked for, as 2026-11-23. */
export const period = {
  from: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.string(), v.isoDate()),
};
