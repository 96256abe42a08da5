import {
  answerOf,
  at,
  list,
  listOrNull,
  nameOrId,
  needed,
  or,
  ownKey,
  part,
  record,
  type Read,
  type Reader,
} from '../answers/read';
import { amountOf, countOf, dayOf, momentOf, textOf, textOrNull } from '../answers/values';

/** What orders come to. What the server leaves out is null, which is shown as a dash and never as a zero. */
export const sums = record({
  orders: countOf,
  customers: countOf,
  amount: amountOf,
  average: amountOf,
});

export type Sums = Read<typeof sums>;

/** Sums that were asked for: what says nothing of them is as good as nothing. */
const askedSums = <T>(read: Reader<T>) =>
  needed((value) => (Object.keys(Object(value) as object).length > 0 ? read(value) : null));

/** Those of the days that they are compared with; null without a comparison. */
const otherSums =
  <T>(read: Reader<T | null>): Reader<T | null> =>
  (value) =>
    value ? part(read)(value) : null;

const rankedFields = { id: ownKey, name: nameOrId, orders: countOf, amount: amountOf };

const rankedRow = record(rankedFields);

export type Ranked = Read<typeof rankedRow>;

/** What has names and amounts, in the order of the server. What has no id is left out. */
export const ranked = list(rankedRow);

const vendor = record({ ...rankedFields, url: textOrNull });

export type ShownVendor = Read<typeof vendor>;

/** From when figures are, and of what they are made; null and empty where the server does not say. */
export interface Explained {
  asOf: string | null;
  basis: string;
}

export const explained = { asOf: momentOf, basis: textOf };

/** Undefined where the server leaves it to the config. */
export const currency = or(textOrNull, undefined);

/**
 * The fields of what a period comes to: in all, by the reader of its sums, and day by day. `previous` of a day is the
 * amount of the day that it is compared with.
 */
export const courseFields = <T>(read: Reader<T | null>) => ({
  ...explained,
  currency,
  current: askedSums(read),
  previous: otherSums(read),
  days: list(record({ day: needed(dayOf), orders: countOf, amount: amountOf, previous: amountOf })),
});

/** An answer without a list is a failure: an empty list would be a claim. */
export const readTopVendors = answerOf(
  record({ ...explained, currency, vendors: at('results', needed(listOrNull(vendor))) }),
  'The answer has no list of vendors.',
);

export type TopVendors = ReturnType<typeof readTopVendors>;
