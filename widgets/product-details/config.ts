import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';
import { addingCalls } from '@shared/storefront/adding';

/** The paths of the screen's calls, by their id. */
export const productCalls = {
  ...addingCalls,
  S24: '/storefront2/product-details/{vendorSlug}/{productId}',
  S25: '/storefront2/product-details-batch-queues/{vendorSlug}/product/{productId}',
  S32: '/storefront2/terpene-type',
};

export const productDetailsConfig = v.object({
  ...commonConfig,
  /** The seller of the product. */
  slug: v.string(),
  /** The product of the page. A drawer is told of each by `ww:product-wanted`. */
  productId: v.optional(id()),
  /** `batch-queues` where products are ordered by package size and the seller chooses the batch. */
  mode: v.optional(v.picklist(['variant', 'batch-queues']), 'variant'),
  /** `drawer` beside a list of products, which opens when one of them is wanted. */
  placement: v.optional(v.picklist(['page', 'drawer']), 'page'),
  /** Shows the product as buyers see it, and writes nothing. */
  preview: v.optional(v.boolean(), false),
  /** Names the cart, by which a lost answer is looked up line by line; without it only its totals tell. */
  token: v.optional(v.string()),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(productCalls),
      /** The page of the cart. Without it the screen offers no way there. */
      cart: v.optional(ownAddress),
    }),
  ),
});

export type ProductDetailsConfig = v.InferOutput<typeof productDetailsConfig>;
