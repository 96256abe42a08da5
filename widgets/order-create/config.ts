import * as v from 'valibot';
import { commonConfig, id, ownAddress } from '../../shared/mount/config';

export const orderCreateConfig = v.object({
  ...commonConfig,
  vendorId: id(),
  /** The draft to go on with. Without it the screen starts a new one. */
  orderId: v.optional(id()),
  urls: v.optional(
    v.object({
      login: v.optional(ownAddress),
      /** Where to go once the order is created; `{id}` is its id. Without it the screen says so and stays. */
      created: v.optional(ownAddress),
    }),
  ),
});

export type OrderCreateConfig = v.InferOutput<typeof orderCreateConfig>;
