import * as v from 'valibot';
import { count, id, money } from './storefrontShapes';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Cases of an offer that stand in the buyer's cart for one location. */
export const inCart = v.object({ dispensaryLocationId: id, quantity: count });

/**
 * What a buyer can put into a cart: one package size of a product, of one batch where batches do not queue. Every
 * list of products and the product's own page name it so.
 */
export const offer = v.object({
  variantId: id,
  /** In batch-queues mode, where it is what the calls name. */
  packageSizeId: v.optional(id),
  packageSize: v.string(),
  batch: v.nullable(v.string()),
  /** Units in a case. */
  caseSize: atLeastOne,
  /** Of a case. */
  price: money,
  pricePerEach: v.nullable(money),
  /** Cases that can be added, for all locations together; null where the vendor does not show its inventory. */
  available: v.nullable(count),
  /** The quantity rule of the vendor: the smallest quantity, and the step between legal ones. */
  minimum: atLeastOne,
  increment: atLeastOne,
  /** False for what is shown and not sold. */
  is_saleable: v.boolean(),
  /** The specification does not promise it: a screen without it says nothing of the cart. */
  inCart: v.optional(v.array(inCart)),
});

export type Offer = v.InferOutput<typeof offer>;
export type InCart = v.InferOutput<typeof inCart>;
