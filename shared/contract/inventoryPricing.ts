import * as v from 'valibot';
import { money } from './periods';
import { defineRoutes } from './route';

// The specification names I1 and none of its fields: the prices that it takes are ours, as the read I14 is. I1 itself
// stands in batchList.ts.

const id = v.union([v.string(), v.number()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cases = v.pipe(v.number(), v.integer(), v.minValue(1));

/** From so many cases of an order on the price of a case is another. */
const priceStep = v.object({ from: cases });

/** A variant as it is sold of a batch. */
export const pricedVariant = v.object({
  id,
  name: v.string(),
  product: v.object({ id, name: v.string() }),
  /** Null where the product has none, or it is not known; so is the category. */
  brand: v.nullable(v.object({ id, name: v.string() })),
  category: v.nullable(v.object({ id, name: v.string() })),
  /** The seller's own reference. */
  batchRef: v.nullable(v.string()),
  packageSize: v.string(),
  /** Of a case, before a customer's terms. */
  price: money,
  /** In the order of the answer's tiers; null where it has none, and the list price counts. */
  tiers: v.array(v.nullable(money)),
  /** What a case costs its seller. */
  cost: v.nullable(money),
  /** Cases. */
  stock: v.nullable(count),
  /** The fewest cases of an order, and by how many cases it grows. */
  minimum: cases,
  step: cases,
});

/** Something that lies in a batch and cannot be priced: the product has no variant of this size. */
export const missingVariant = v.object({
  productId: id,
  productName: v.string(),
  batchRef: v.nullable(v.string()),
  packageSize: v.string(),
});

export const pricesAnswer = v.object({
  variants: v.array(pricedVariant),
  /** The same for all variants, from the fewest cases on. */
  tiers: v.array(priceStep),
  missingVariants: v.array(missingVariant),
  canEdit: v.boolean(),
  /** ISO 4217; without it the currency of the config. */
  currency: v.optional(v.string()),
});

/** What changes of one variant; what is left out stays. Null takes a tier, or the cost, away. */
export const priceChange = v.strictObject({
  id,
  price: v.optional(money),
  tiers: v.optional(v.array(v.strictObject({ from: cases, price: v.nullable(money) }))),
  cost: v.optional(v.nullable(money)),
  minimum: v.optional(cases),
  step: v.optional(cases),
});

/** Of one variant: nothing in `errors` when it was saved. `field` is a name of the change; `tiers.10` of the tier from 10 on. */
export const priceResult = v.object({
  id,
  errors: v.array(v.object({ field: v.string(), message: v.string() })),
});

export const inventoryPricingRoutes = defineRoutes({
  I14: {
    id: 'I14',
    method: 'GET',
    path: '{urls.prices}',
    servedAt: '/dashboard/vendor/{vendorId}/inventory/prices/',
    origin: 'ours',
    summary:
      'The variants of the batches with their prices, all of them or those that are asked for',
    query: v.object({
      /** These variants alone: ids, with commas between them, at most 100. */
      ids: v.optional(v.string()),
    }),
    answer: pricesAnswer,
  },
});

export type PricedVariant = v.InferOutput<typeof pricedVariant>;
export type MissingVariant = v.InferOutput<typeof missingVariant>;
export type PricesAnswer = v.InferOutput<typeof pricesAnswer>;
export type PriceChange = v.InferOutput<typeof priceChange>;
export type PriceResult = v.InferOutput<typeof priceResult>;
