import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls } from '@shared/mount/config';

/** The paths of the screen's calls, by their id. What stands in brackets is there when its parts are. */
export const navigationCalls = {
  S1: '/storefront2/shop-as[/vendor/{slug}][/dispensary/{dispensaryId}][/location/{locationId}]',
  S14: '/storefront2/navigation/',
  S20: '/storefront2/vendor/{slug}/user-locations/',
};

export const storefrontNavigationConfig = v.object({
  ...commonConfig,
  /** The seller on whose page it stands. Without one, the locations are those of the whole marketplace. */
  slug: v.optional(v.string()),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(navigationCalls),
    }),
  ),
});

export type StorefrontNavigationConfig = v.InferOutput<typeof storefrontNavigationConfig>;
