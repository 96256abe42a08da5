import * as v from 'valibot';
import { commonConfig, ownAddress } from '../../shared/mount/config';

export const cartConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the cart stands. */
  slug: v.string(),
  /** Names the cart in its address. */
  token: v.string(),
  urls: v.optional(
    v.object({
      login: v.optional(ownAddress),
      /** Where an order is placed. Without it the cart offers no way there. */
      checkout: v.optional(ownAddress),
    }),
  ),
});

export type CartConfig = v.InferOutput<typeof cartConfig>;
