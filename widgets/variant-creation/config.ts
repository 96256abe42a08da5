import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const variantCreationConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the product with its options and the variants that it has. */
    variants: ownAddress,
    /** Creates variants. Without it they can only be looked at. */
    createVariants: v.optional(ownAddress),
  }),
  /** `dialog`: a button alone stands in the page, and opens it. */
  display: v.optional(v.picklist(['page', 'dialog']), 'page'),
});

export type VariantCreationConfig = v.InferOutput<typeof variantCreationConfig>;
