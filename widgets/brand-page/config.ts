import * as v from 'valibot';
import { addressWith } from '@shared/mount/addressWith';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const brandPageConfig = v.object({
  ...commonConfig,
  /** The addresses of this screen. What has no address is not offered. */
  urls: v.object({
    ...commonUrls,
    /** Returns the page with its tiles as it was last saved. */
    download: ownAddress,
    /** Takes the details of the page, and the order of its tiles. */
    page: ownAddress,
    /** Takes a tile that is new or changed. */
    tiles: ownAddress,
    /** Deletes the tile `{id}`. */
    tile: addressWith('id'),
    /** Takes a picture. */
    pictures: v.optional(ownAddress),
    /** Returns the vendors that can take part in a campaign. */
    vendors: v.optional(ownAddress),
    /** Takes a new campaign. */
    campaigns: v.optional(ownAddress),
  }),
});

export type BrandPageConfig = v.InferOutput<typeof brandPageConfig>;
