import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const sampleFormConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the fields and takes their changes. */
    record: ownAddress,
  }),
});

export type SampleFormConfig = v.InferOutput<typeof sampleFormConfig>;
