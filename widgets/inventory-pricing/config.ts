import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const inventoryPricingConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the variants with their prices. */
    prices: ownAddress,
    /** Takes what is changed. Without it prices can only be looked at. */
    updateBatches: v.optional(ownAddress),
    /** Where variants of a product are made; `{id}` in it becomes the product's id. */
    variantCreation: v.optional(ownAddress),
    /** Returns the vendor's rules. Those that may apply to a changed price are told under it. */
    rules: v.optional(ownAddress),
  }),
});

export type InventoryPricingConfig = v.InferOutput<typeof inventoryPricingConfig>;
