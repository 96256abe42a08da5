import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

const method = v.picklist(['post', 'put', 'patch', 'delete']);

export const stockLocationConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the stock locations. */
    stockLocations: ownAddress,
    /** Takes every change, and returns what depends on a location. Without it nothing can be changed. */
    modalAction: v.optional(ownAddress),
  }),
  /** The verbs of the changes, where the server's are others. */
  methods: v.optional(
    v.object({
      create: v.optional(method, 'post'),
      edit: v.optional(method, 'patch'),
      move: v.optional(method, 'put'),
      deactivate: v.optional(method, 'delete'),
    }),
    {},
  ),
});

export type StockLocationConfig = v.InferOutput<typeof stockLocationConfig>;

/** Whether the user may change locations: where the page says nothing of it, the server does. */
export const canChange = ({ urls, perms }: StockLocationConfig): boolean =>
  urls.modalAction !== undefined && perms?.change_stocklocation !== false;
