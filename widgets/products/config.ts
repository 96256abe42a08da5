import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const productsConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the products, a page at a time, and takes what is changed of them. */
    products: ownAddress,
  }),
  /** The verb of changing, where the server's is another. */
  updateMethod: v.optional(v.picklist(['patch', 'put', 'post']), 'patch'),
});

export type ProductsConfig = v.InferOutput<typeof productsConfig>;

/** Who is not told to have no permission may try: the server has the last word. */
export const canChange = ({ perms }: Pick<ProductsConfig, 'perms'>): boolean =>
  perms?.change_product !== false;
