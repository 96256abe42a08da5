import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id } from '@shared/mount/config';
import { itemPaths, oneOrder } from '@shared/orders/itemCalls';

/** The paths of the drawer's calls, by their id. */
export const drawerCalls = {
  O8: `${oneOrder}items`,
  O9: `${oneOrder}totals/`,
  ...itemPaths,
};

export const drawerConfig = v.object({
  ...commonConfig,
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(drawerCalls),
    }),
  ),
  vendorId: id(),
  /** The order whose items are shown. */
  orderId: id(),
  /** Without `change_order: false` the order can be changed, prices with the second one alone. */
  perms: v.optional(
    v.object({
      change_order: v.optional(v.boolean()),
      change_orderlineitempricemanagement: v.optional(v.boolean()),
    }),
  ),
  /** `inline` puts the items into the page; without it a button opens them in a drawer beside the page. */
  placement: v.optional(v.picklist(['drawer', 'inline']), 'drawer'),
  /** The verb of the two update calls, where the server's is another one. */
  updateMethod: v.optional(v.picklist(['patch', 'put', 'post']), 'patch'),
});

export type DrawerConfig = v.InferOutput<typeof drawerConfig>;
