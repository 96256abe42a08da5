import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';

const ordering = '/dashboard/vendor/{vendorId}/seller-ordering/';
const one = `${ordering}orders/{orderId}/`;

/** The paths of the screen's calls, by their id. */
export const createCalls = {
  O1: `${ordering}orders/`,
  O2: one,
  O3: `${one}filters/`,
  O4: `${one}items/`,
  O5: `${one}variants/`,
  O6: `${one}grid/`,
  O7: `${one}grid-items/`,
  O10: `${one}validate-grid/`,
  O11: `${one}stage-items/`,
  O12: `${one}bulk-discount/`,
  O13: `${one}clear/`,
  O14: `${one}item/{itemId}/delete/`,
  O15: `${one}item/{orderItemId}/update-price/`,
  O16: `${one}item/{itemId}/update-quantity/`,
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
      created: v.optional(ownAddress),
    }),
  ),
});

export type OrderCreateConfig = v.InferOutput<typeof orderCreateConfig>;
