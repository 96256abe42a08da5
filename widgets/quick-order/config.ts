import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the screen's calls, by their id. S36 is S12 in batch-queues mode. */
export const quickOrderCalls = {
  S6: '/shop/{slug}/cart/quick-order/clear/',
  S8: '/shop/{slug}/cart/quick-order/',
  S10: '/shop/{slug}/cart/quick-order/',
  S11: '/shop/{slug}/cart/quick-order-batch-queues/',
  S12: '/shop/{slug}/cart/quick-order-refresh/',
  S27: '/shop/{slug}/cart/quick-order/',
  S28: '/shop/{slug}/cart/quick-order/notices',
  S29: '/storefront2/quick-order-storefront/{slug}/',
  S36: '/shop/{slug}/cart/quick-order-batch-queues-refresh/',
};

export const quickOrderConfig = v.object({
  ...commonConfig,
  /** The seller, as addresses name it. */
  slug: v.string(),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(quickOrderCalls),
      /** The page of one product; `{slug}` and `{productId}` in it become the seller's and the product's. */
      product: v.optional(ownAddress),
      /** The page of the cart. Without it the sheet offers no way there. */
      cart: v.optional(ownAddress),
    }),
  ),
});

export type QuickOrderConfig = v.InferOutput<typeof quickOrderConfig>;
