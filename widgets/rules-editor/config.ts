import * as v from 'valibot';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const rulesEditorConfig = v.object({
  ...commonConfig,
  urls: v.object({
    /** Returns the rules and takes their changes. */
    rules: ownAddress,
    ...commonUrls,
  }),
  /**
   * Which of the rules that match decides: the first or the last one in the list, or the one with the most
   * conditions. It must be how the shop evaluates them.
   */
  evaluation: v.optional(v.picklist(['first-match', 'last-match', 'most-specific']), 'first-match'),
});

export type RulesConfig = v.InferOutput<typeof rulesEditorConfig>;
