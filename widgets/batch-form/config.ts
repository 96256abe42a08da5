import * as v from 'valibot';
import { addressWith } from '@shared/mount/addressWith';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const batchFormConfig = v.object({
  ...commonConfig,
  /** Opens the form of a new batch that starts as a copy of this one. */
  copy: v.optional(v.boolean()),
  /** The addresses of this screen. What has no address is not offered. */
  urls: v.object({
    ...commonUrls,
    /** Returns the batch and takes its changes. For a new batch it answers one whose id is null. */
    batch: ownAddress,
    /** Takes a new batch, also one that is a copy. */
    create: v.optional(ownAddress),
    /** Where a new batch is seen; `{id}` in it becomes the new id. */
    redirect: v.optional(addressWith('id')),
    /** Takes the file of a certificate of this batch. */
    coaUpload: v.optional(ownAddress),
    /** Analyses the certificate `{id}` again. */
    coaReanalyze: v.optional(addressWith('id')),
    /** Removes the certificate `{id}`. */
    coaRemove: v.optional(addressWith('id')),
    /** Reads the terpenes of this batch anew. */
    terpeneReimport: v.optional(ownAddress),
  }),
});

export type BatchFormConfig = v.InferOutput<typeof batchFormConfig>;
