import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the screen's calls, by their id. */
export const discoveryCalls = {
  S13: '/storefront2/seller-discovery/',
  S35: '/profile/favorite-vendor/{vendorId}/edit/',
};

export const sellerDiscoveryConfig = v.object({
  ...commonConfig,
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(discoveryCalls),
      /** The page of one seller; `{slug}` in it becomes the seller's. */
      seller: v.optional(ownAddress),
    }),
  ),
});

export type SellerDiscoveryConfig = v.InferOutput<typeof sellerDiscoveryConfig>;
