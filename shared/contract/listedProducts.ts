import * as v from 'valibot';
import { offer } from './offers';
import { day, id, money } from './storefrontShapes';

/** What can be ordered of a product in a list. */
export const listedVariant = v.object({
  ...offer.entries,
  /** Of a product's package size, which its batches share. */
  packageSizeId: id,
  /** As the seller's own lists name it. The specification does not promise it: without it only names are found. */
  sku: v.optional(v.string()),
  /** Of a case; null where whoever looks is told no prices. */
  price: v.nullable(money),
  /** Of its batch, by which buyers compare. The specification does not promise them: without them none are shown. */
  harvest_date: v.optional(v.nullable(day)),
  lab_results_date: v.optional(v.nullable(day)),
  expiration_date: v.optional(v.nullable(day)),
});

/** A product as buyers meet it in lists. */
export const listedProduct = v.object({
  productId: id,
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  strain: v.nullable(v.string()),
  phenotype: v.nullable(v.string()),
  /** Per cent, "21.40". */
  thc: v.nullable(v.string()),
  /** Names, the strongest first. */
  terpenes: v.array(v.string()),
  tags: v.array(v.string()),
  image: v.nullable(v.string()),
  /** In the order in which the seller lists them. */
  variants: v.array(listedVariant),
});

export type ListedProduct = v.InferOutput<typeof listedProduct>;
export type ListedVariant = v.InferOutput<typeof listedVariant>;
