import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id } from '@shared/mount/config';

const one = '/dashboard/vendor/{vendorId}/seller-ordering/orders/{orderId}/';

/** The paths of the drawer's calls, by their id. */
export const drawerCalls = {
  O8: `${one}items`,
  O9: `${one}totals/`,
  O11: `${one}stage-items/`,
  O13: `${one}clear/`,
  O14: `${one}item/{itemId}/delete/`,
  O15: `${one}item/{orderItemId}/update-price/`,
  O16: `${one}item/{itemId}/update-quantity/`,
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
