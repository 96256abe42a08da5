import * as v from 'valibot';
import { defineRoutes } from './route';

export const sampleListItem = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  /** A day, as 2026-11-23; null where it never changed. */
  changed: v.nullable(v.pipe(v.string(), v.isoDate())),
});

export const sampleListAnswer = v.object({
  /** Those of the page that was asked for, in the order that was asked for. */
  items: v.array(sampleListItem),
  /** How many fit on all pages. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const wholeNumber = v.pipe(v.string(), v.digits());

const sampleListQuery = v.object({
  'filter-text': v.optional(v.string()),
  /** A column's name, after a minus where the order is descending. */
  'order-by': v.optional(v.string()),
  page: wholeNumber,
  'per-page': wholeNumber,
});

export const sampleListRoutes = defineRoutes({
  SL1: {
    id: 'SL1',
    method: 'GET',
    path: '{urls.items}',
    servedAt: '/dashboard/vendor/{vendorId}/sample-list/',
    origin: 'ours',
    summary: 'One page of the items, searched and in order',
    query: sampleListQuery,
    answer: sampleListAnswer,
  },
});

export type SampleListItem = v.InferOutput<typeof sampleListItem>;
export type SampleListAnswer = v.InferOutput<typeof sampleListAnswer>;
