import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the preview's calls, by their id. */
export const previewCalls = {
  S15: '/shop/{slug}/cart/multi-cart/{token}',
  S16: '/shop/{slug}/cart/multi-cart-summary/',
  S17: '/shop/{slug}/cart/{token}/notices',
};

export const previewConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the button stands. */
  slug: v.string(),
  /** Names the cart in its address. */
  token: v.string(),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(previewCalls),
      /** The page of the cart. Without it the dialog offers no way there. */
      cart: v.optional(ownAddress),
    }),
  ),
});

export type PreviewConfig = v.InferOutput<typeof previewConfig>;
