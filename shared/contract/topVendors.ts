import * as v from 'valibot';
import { defineRoutes } from './route';
import { money, period } from './periods';

/** The specification names the call and not its fields: they are ours. */
export const topVendor = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  orders: v.pipe(v.number(), v.integer(), v.minValue(0)),
  amount: money,
  /** Its storefront; null where there is none. */
  url: v.nullable(v.string()),
});

export const topVendorsAnswer = v.object({
  /** The greatest amount first. */
  results: v.array(topVendor),
});

export const topVendorsRoutes = defineRoutes({
  D4: {
    id: 'D4',
    method: 'GET',
    path: '{urls.topVendors}',
    origin: 'spec',
    summary: 'The vendors with the greatest sales of a period',
    query: v.object({ ...period, 'per-page': v.pipe(v.string(), v.digits()) }),
    answer: topVendorsAnswer,
  },
});

export type TopVendor = v.InferOutput<typeof topVendor>;
