import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';

/** The paths of the checkout's calls, by their id. */
export const checkoutCalls = {
  S2: '/dashboard/customer/{dispensaryId}/payments/bank_accounts/create-api/',
  S18: '/shop/{slug}/checkout/summary-view/',
  S19: '/shop/{slug}/checkout/summary-post/',
};

export const checkoutConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the order is placed. */
  slug: v.string(),
  /** Whose bank accounts pay. */
  dispensaryId: id(),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(checkoutCalls),
      /** Where lines are changed. Without it the screen offers no way there. */
      cart: v.optional(ownAddress),
      /** Returns the privacy policy as JSON. Without it there is no link to it. */
      privacy: v.optional(ownAddress),
      /** Returns the terms of service as JSON. Without it there is no link to them. */
      terms: v.optional(ownAddress),
    }),
  ),
});

export type CheckoutConfig = v.InferOutput<typeof checkoutConfig>;
