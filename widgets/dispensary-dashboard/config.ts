import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const dispensaryDashboardConfig = v.object({
  ...commonConfig,
  /** The addresses of this screen. A module without one is not shown. */
  urls: v.object({
    ...commonUrls,
    /** Returns how the modules are arranged, and takes another arrangement. */
    configuration: ownAddress,
    /** Returns the orders that have not come yet. */
    openOrders: v.optional(ownAddress),
    /** Returns what was spent in a period. */
    spend: v.optional(ownAddress),
    /** Returns the batches in stock that expire soon. */
    expiringBatches: v.optional(ownAddress),
    /** Returns of which vendors most was ordered in a period. */
    topVendors: v.optional(ownAddress),
    /** Returns the sellers that are the user's favorites. */
    favorites: v.optional(ownAddress),
    /** Returns what the marketplace and the sellers have to say. */
    notices: v.optional(ownAddress),
  }),
});

export type DispensaryDashboardConfig = v.InferOutput<typeof dispensaryDashboardConfig>;
