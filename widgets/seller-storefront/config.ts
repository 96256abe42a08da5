import * as v from 'valibot';
import { addingCalls } from '@shared/storefront/adding';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the screen's calls, by their id. What stands in brackets is there when its parts are. */
export const storefrontCalls = {
  S30: '/storefront2/seller-nav-data/{slug}/',
  S31: '/storefront2/seller-storefront/{slug}/[preview/{dispensaryId}/]',
  S33: '/dashboard/api/vendor/{slug}/storefront-preview-customers/',
  S34: '/dashboard/api/vendor/{slug}/storefront-preview-customer/{dispensaryId}/locations/',
  ...addingCalls,
  S35: '/profile/favorite-vendor/{vendorId}/edit/',
};

export const sellerStorefrontConfig = v.object({
  ...commonConfig,
  /** The seller, as addresses name it. */
  slug: v.string(),
  /** Names the buyer's carts, in which a lost answer is looked up. Without it their totals are compared. */
  token: v.optional(v.string()),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(storefrontCalls),
      /** The page of one product; `{slug}` and `{productId}` in it become the seller's and the product's. */
      product: v.optional(ownAddress),
    }),
  ),
});

export type SellerStorefrontConfig = v.InferOutput<typeof sellerStorefrontConfig>;
