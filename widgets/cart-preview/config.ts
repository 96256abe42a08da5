import * as v from 'valibot';
import { commonConfig, ownAddress } from '../../shared/mount/config';

export const previewConfig = v.object({
  ...commonConfig,
  /** The seller on whose page the button stands. */
  slug: v.string(),
  /** Names the cart in its address. */
  token: v.string(),
  urls: v.optional(
    v.object({
      login: v.optional(ownAddress),
      /** The page of the cart. Without it the dialog offers no way there. */
      cart: v.optional(ownAddress),
    }),
  ),
});

export type PreviewConfig = v.InferOutput<typeof previewConfig>;
