import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const vendorDashboardConfig = v.object({
  ...commonConfig,
  /** The addresses of this screen. What has no address is not shown. */
  urls: v.object({
    ...commonUrls,
    /** Returns the orders of a period, a page at a time. */
    orders: ownAddress,
    /** Returns what the orders of a period come to. */
    summary: v.optional(ownAddress),
    /** Returns the vendors with the greatest sales of a period. */
    topVendors: v.optional(ownAddress),
  }),
});

export type VendorDashboardConfig = v.InferOutput<typeof vendorDashboardConfig>;
