import * as v from 'valibot';
import { commonConfig, id, ownAddress } from '../../shared/mount/config';

export const checkoutConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the order is placed. */
  slug: v.string(),
  /** Whose bank accounts pay. */
  dispensaryId: id(),
  urls: v.optional(
    v.object({
      login: v.optional(ownAddress),
      /** Where lines are changed. Without it the screen offers no way there. */
      cart: v.optional(ownAddress),
      /** Answers the privacy policy as JSON. Without it there is no link to it. */
      privacy: v.optional(ownAddress),
      /** Answers the terms of service as JSON. Without it there is no link to them. */
      terms: v.optional(ownAddress),
    }),
  ),
});

export type CheckoutConfig = v.InferOutput<typeof checkoutConfig>;
