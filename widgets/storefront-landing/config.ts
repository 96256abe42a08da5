import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the screen's calls, by their id. */
export const landingCalls = {
  S21: '/storefront2-landing/',
  S22: '/storefront2/grouped-active-brands/',
  S23: '/storefront2/grouped-active-sellers/',
};

export const storefrontLandingConfig = v.object({
  ...commonConfig,
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(landingCalls),
      /** The page of one seller; `{slug}` in it becomes the seller's. */
      seller: v.optional(ownAddress),
      /** The page of one brand; `{slug}` in it becomes its seller's, `{brandId}` its own id. */
      brand: v.optional(ownAddress),
    }),
  ),
});

export type StorefrontLandingConfig = v.InferOutput<typeof storefrontLandingConfig>;
