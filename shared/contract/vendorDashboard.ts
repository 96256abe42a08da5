import * as v from 'valibot';
import { money, period } from './periods';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const wholeNumber = v.pipe(v.string(), v.digits());
const day = v.pipe(v.string(), v.isoDate());

// The specification names the calls of the dashboards and not their fields: all of them are ours.

export const dashboardOrder = v.object({
  id,
  /** As people name it: "WW-1042". */
  number: v.string(),
  customer: v.object({ id, name: v.string() }),
  placed: day,
  state: v.object({ id: v.string(), name: v.string() }),
  /** Of all lines together. */
  items: count,
  total: money,
  /** The page of the order; null where the user may not open it. */
  url: v.nullable(v.string()),
});

export const dashboardOrdersAnswer = v.object({
  /** Those of the page that was asked for. */
  results: v.array(dashboardOrder),
  /** How many fit on all pages. */
  count,
  /** ISO 4217; without it the currency of the config. */
  currency: v.optional(v.string()),
});

const sums = v.object({
  orders: count,
  customers: count,
  amount: money,
  /** Of an order; null where there is none. */
  average: v.nullable(money),
});

const ranked = v.object({ id, name: v.string(), orders: count, amount: money });

export const dashboardSummaryAnswer = v.object({
  /** When the server added it up, as an ISO moment. */
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  /** What counts, in words: "Placed orders without those that were cancelled". */
  basis: v.optional(v.string()),
  currency: v.optional(v.string()),
  /** The ids of the states whose orders count; where it is left out those of all states do. */
  countedStates: v.optional(v.array(v.string())),
  current: sums,
  /** The same of the days that it is compared with; null without a comparison. */
  previous: v.nullable(sums),
  /** A row for each day of the period. `previous` is the amount of the day that it is compared with. */
  days: v.array(v.object({ day, orders: count, amount: money, previous: v.nullable(money) })),
  states: v.array(v.object({ id: v.string(), name: v.string(), orders: count, amount: money })),
  /** The greatest amount first. */
  customers: v.array(ranked),
  products: v.array(ranked),
});

export const vendorDashboardRoutes = defineRoutes({
  D3: {
    id: 'D3',
    method: 'GET',
    path: '{urls.orders}',
    servedAt: '/dashboard/vendor/{vendorId}/orders/',
    origin: 'spec',
    summary: 'One page of the orders of a period',
    query: v.object({
      ...period,
      'filter-text': v.optional(v.string()),
      /** A column's name, after a minus where the order is descending. */
      'order-by': v.optional(v.string()),
      page: wholeNumber,
      'per-page': wholeNumber,
      /** Ids, comma separated. */
      'state-filter': v.optional(v.string()),
      'customer-filter': v.optional(v.string()),
      'product-filter': v.optional(v.string()),
    }),
    answer: dashboardOrdersAnswer,
  },
  VD1: {
    id: 'VD1',
    method: 'GET',
    path: '{urls.summary}',
    servedAt: '/dashboard/vendor/{vendorId}/orders/summary/',
    origin: 'ours',
    summary: 'What the orders of a period come to, beside those of another one',
    query: v.object({
      ...period,
      compare: v.picklist(['before', 'year', 'none']),
    }),
    answer: dashboardSummaryAnswer,
  },
});

export type DashboardOrder = v.InferOutput<typeof dashboardOrder>;
export type DashboardSums = v.InferOutput<typeof sums>;
export type DashboardSummary = v.InferOutput<typeof dashboardSummaryAnswer>;
export type DashboardRanked = v.InferOutput<typeof ranked>;
