import * as v from 'valibot';
import { commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';

export const variantCreationConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the product with its options and the variants that it has; `{productId}` in it becomes the product's id. */
    variants: ownAddress,
    /** Creates variants. Without it they can only be looked at. */
    createVariants: v.optional(ownAddress),
  }),
  /** The product, where `urls.variants` has a part for it. A dialog without one is told of each by `ww:variants-wanted`. */
  productId: v.optional(id()),
  /** `dialog`: a button alone stands in the page, and opens it; nothing where it is told of each product. */
  display: v.optional(v.picklist(['page', 'dialog']), 'page'),
});

export type VariantCreationConfig = v.InferOutput<typeof variantCreationConfig>;
