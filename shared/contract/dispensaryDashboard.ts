import * as v from 'valibot';
import { money, period } from './periods';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const wholeNumber = v.pipe(v.string(), v.digits());
const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());

// The specification names the calls of the configuration and not their fields: all of them are ours.

export const dashboardModule = v.object({
  /** One of the screen's own, or one that only other versions of it know: those are sent back as they came. */
  id: v.string(),
  isShown: v.boolean(),
  size: v.picklist(['half', 'full']),
});

export const configurationAnswer = v.object({
  /** In the order in which they stand. */
  modules: v.array(dashboardModule),
  /** Whether the user may arrange them. */
  canEdit: v.boolean(),
});

/** What each module says of its figures. */
const explained = {
  /** When the server counted them. */
  asOf: moment,
  /** What counts, in words: "Orders that are not delivered yet". */
  basis: v.optional(v.string()),
  /** The page with all that was counted; null where there is none. */
  url: v.nullable(v.string()),
};

/** The first few, with how many there are in all. */
const listed = <Row extends v.GenericSchema>(row: Row) => ({
  ...explained,
  results: v.array(row),
  count,
});

const seller = v.object({ id, name: v.string() });

export const openOrder = v.object({
  id,
  /** As people name it: "WW-2042". */
  number: v.string(),
  seller,
  placed: day,
  /** The day on which it is to come; null where nobody has said. */
  expected: v.nullable(day),
  state: v.object({ id: v.string(), name: v.string() }),
  total: money,
  url: v.nullable(v.string()),
});

export const openOrdersAnswer = v.object({
  ...listed(openOrder),
  /** Of all open orders together. */
  amount: money,
  currency: v.optional(v.string()),
});

const spent = v.object({ orders: count, amount: money });

export const spendAnswer = v.object({
  ...explained,
  currency: v.optional(v.string()),
  current: spent,
  /** The same of the days just before the period. */
  previous: v.nullable(spent),
  /** A row for each day of the period. */
  days: v.array(v.object({ day, orders: count, amount: money, previous: v.nullable(money) })),
});

export const expiringBatch = v.object({
  id,
  product: v.string(),
  /** As its label names it: "EV-2609-0012". */
  batch: v.string(),
  seller,
  expires: day,
  /** Cases in stock. */
  cases: count,
  url: v.nullable(v.string()),
});

export const favoriteSeller = v.object({
  id,
  name: v.string(),
  /** How many of its products can be ordered now. */
  products: count,
  url: v.nullable(v.string()),
});

export const dashboardNotice = v.object({
  id,
  level: v.picklist(['info', 'warning', 'danger']),
  title: v.string(),
  text: v.string(),
  at: moment,
  url: v.nullable(v.string()),
});

const few = v.object({ 'per-page': wholeNumber });
const servedAt = (part: string) => `/dashboard/customer/{dispensaryId}/dashboard/${part}/`;

export const dispensaryDashboardRoutes = defineRoutes({
  D1: {
    id: 'D1',
    method: 'GET',
    path: '{urls.configuration}',
    servedAt: servedAt('configuration'),
    origin: 'spec',
    summary: 'Which modules a dashboard shows, in which order and how large',
    answer: configurationAnswer,
  },
  D2: {
    id: 'D2',
    method: 'POST',
    path: '{urls.configuration}',
    servedAt: servedAt('configuration'),
    origin: 'spec',
    summary: 'Saves the whole arrangement of the modules',
    body: { type: 'json', schema: v.object({ modules: v.array(dashboardModule) }) },
    answer: configurationAnswer,
  },
  DD1: {
    id: 'DD1',
    method: 'GET',
    path: '{urls.openOrders}',
    servedAt: servedAt('open-orders'),
    origin: 'ours',
    summary: 'The orders of a dispensary that have not come yet, the newest first',
    query: few,
    answer: openOrdersAnswer,
  },
  DD2: {
    id: 'DD2',
    method: 'GET',
    path: '{urls.spend}',
    servedAt: servedAt('spend'),
    origin: 'ours',
    summary: 'What a dispensary spent in a period, day by day, beside the days just before',
    query: v.object(period),
    answer: spendAnswer,
  },
  DD3: {
    id: 'DD3',
    method: 'GET',
    path: '{urls.expiringBatches}',
    servedAt: servedAt('expiring-batches'),
    origin: 'ours',
    summary: 'Batches in stock that expire soon, the next one first',
    query: few,
    answer: v.object(listed(expiringBatch)),
  },
  DD4: {
    id: 'DD4',
    method: 'GET',
    path: '{urls.favorites}',
    servedAt: servedAt('favorites'),
    origin: 'ours',
    summary: 'The sellers that the user marked as favorites',
    query: few,
    answer: v.object(listed(favoriteSeller)),
  },
  DD5: {
    id: 'DD5',
    method: 'GET',
    path: '{urls.notices}',
    servedAt: servedAt('notices'),
    origin: 'ours',
    summary: 'What the marketplace and the sellers have to say, the newest first',
    query: few,
    answer: v.object(listed(dashboardNotice)),
  },
});

export type DashboardModule = v.InferOutput<typeof dashboardModule>;
export type OpenOrder = v.InferOutput<typeof openOrder>;
export type ExpiringBatch = v.InferOutput<typeof expiringBatch>;
export type DashboardNotice = v.InferOutput<typeof dashboardNotice>;
