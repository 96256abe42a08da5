import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const batchListConfig = v.object({
  ...commonConfig,
  /** The addresses of this screen. What has no address is not offered. */
  urls: v.object({
    ...commonUrls,
    /** Returns the batches and whether the user may change them. */
    context: ownAddress,
    /** Returns the stock locations. */
    stockLocations: ownAddress,
    /** Returns the names of the products that are sold of batches. */
    variantSelectedProducts: ownAddress,
    /** Moves batches to a stock location. */
    updateBatches: v.optional(ownAddress),
    /** Returns the columns of a file of batches, and the batches there are. */
    template: v.optional(ownAddress),
    /** Takes the rows of such a file. */
    templates: v.optional(ownAddress),
    /** The page of one batch; `{id}` in it becomes the batch's id. */
    form: v.optional(ownAddress),
    /** The page of a new batch that starts as a copy of another; `{id}` in it becomes that batch's id. */
    copy: v.optional(ownAddress),
    /** The page of a new batch. */
    create: v.optional(ownAddress),
  }),
});

export type BatchListConfig = v.InferOutput<typeof batchListConfig>;
