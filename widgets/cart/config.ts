import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The paths of the cart's calls, by their id. */
export const cartCalls = {
  S5: '/shop/{slug}/cart/multi-cart/clear/',
  S7: '/shop/{slug}/cart/multi-cart/',
  S9: '/shop/{slug}/cart/multi-cart/',
  S15: '/shop/{slug}/cart/multi-cart/{token}',
  S16: '/shop/{slug}/cart/multi-cart-summary/',
  S17: '/shop/{slug}/cart/{token}/notices',
};

export const cartConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the cart stands. */
  slug: v.string(),
  /** Names the cart in its address. */
  token: v.string(),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(cartCalls),
      /** Where an order is placed. Without it the cart offers no way there. */
      checkout: v.optional(ownAddress),
    }),
  ),
});

export type CartConfig = v.InferOutput<typeof cartConfig>;
