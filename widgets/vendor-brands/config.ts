import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';

const brands = '/dashboard/vendor/{vendorId}/brands/';

/** The paths of the calls, by their id. */
export const brandsCalls = {
  B1: `${brands}delete/`,
  B2: `${brands}post/`,
  B3: `${brands}brands-index/`,
  B4: `${brands}restore/`,
  B5: `${brands}patch/`,
  B6: `${brands}logo/`,
};

export const vendorBrandsConfig = v.object({
  ...commonConfig,
  vendorId: id(),
  urls: v.optional(
    v.object({
      ...commonUrls,
      /** Other addresses for single calls. */
      calls: callAddresses(brandsCalls),
      /** The page of one brand; `{id}` in it becomes the brand's id. */
      page: v.optional(ownAddress),
    }),
  ),
  /** The verbs of archiving, restoring and changing, where the server's are others. */
  archiveMethod: v.optional(v.picklist(['delete', 'post', 'put', 'patch']), 'delete'),
  restoreMethod: v.optional(v.picklist(['put', 'patch', 'post']), 'put'),
  updateMethod: v.optional(v.picklist(['patch', 'put', 'post']), 'patch'),
});

export type VendorBrandsConfig = v.InferOutput<typeof vendorBrandsConfig>;
