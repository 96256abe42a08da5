import * as v from 'valibot';
import { commonConfig, id } from '../../shared/mount/config';

export const drawerConfig = v.object({
  ...commonConfig,
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
  /** The verb of the two update calls, where the server's is another one. */
  updateMethod: v.optional(v.picklist(['patch', 'put', 'post']), 'patch'),
});

export type DrawerConfig = v.InferOutput<typeof drawerConfig>;
