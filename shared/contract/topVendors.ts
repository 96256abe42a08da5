import * as v from 'valibot';
import { money, period } from './periods';
import { defineRoutes } from './route';

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
  /** When the server added them up, as an ISO moment. */
  asOf: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** What counts, in words: "Your orders without those that were cancelled". */
  basis: v.optional(v.string()),
  /** ISO 4217; without it the currency of the config. */
  currency: v.optional(v.string()),
});

export const topVendorsRoutes = defineRoutes({
  D4: {
    id: 'D4',
    method: 'GET',
    path: '{urls.topVendors}',
    servedAt: '/dashboard/{account}/{accountId}/top-vendors/',
    origin: 'spec',
    summary: 'The vendors with the greatest sales of a period',
    query: v.object({ ...period, 'per-page': v.pipe(v.string(), v.digits()) }),
    answer: topVendorsAnswer,
  },
});

export type TopVendor = v.InferOutput<typeof topVendor>;
