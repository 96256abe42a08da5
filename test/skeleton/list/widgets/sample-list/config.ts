import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const sampleListConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the items, a page at a time. */
    items: ownAddress,
  }),
});

export type SampleListConfig = v.InferOutput<typeof sampleListConfig>;
