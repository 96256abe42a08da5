import * as v from 'valibot';
import { addressWith } from '@shared/mount/addressWith';
import { callAddresses, commonConfig, commonUrls, id } from '@shared/mount/config';
import { itemPaths, oneOrder } from '@shared/orders/itemCalls';

const ordering = '/dashboard/vendor/{vendorId}/seller-ordering/';

/** The paths of the screen's calls, by their id. */
export const createCalls = {
  O1: `${ordering}orders/`,
  O2: oneOrder,
  O3: `${oneOrder}filters/`,
  O4: `${oneOrder}items/`,
  O5: `${oneOrder}variants/`,
  O6: `${oneOrder}grid/`,
  O7: `${oneOrder}grid-items/`,
  O10: `${oneOrder}validate-grid/`,
  ...itemPaths,
  O12: `${oneOrder}bulk-discount/`,
  O17: `${ordering}customers/{dispensaryId}/locations`,
  O18: '/dashboard/vendor/{vendorId}/stock-locations/',
  O19: '/dashboard/api/vendor/{vendorId}/stock-location/{stockLocationId}/location-permissions/',
  O20: `${ordering}customers/`,
};

export const orderCreateConfig = v.object({
  ...commonConfig,
  vendorId: id(),
  /** The draft to go on with. Without it the screen starts a new one. */
  orderId: v.optional(id()),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(createCalls),
      /** Where to go once the order is created; `{id}` is its id. Without it the screen says so and stays. */
      created: v.optional(addressWith('id')),
    }),
  ),
});

export type OrderCreateConfig = v.InferOutput<typeof orderCreateConfig>;
