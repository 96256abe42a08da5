import * as v from 'valibot';
import { addressWith } from '@shared/mount/addressWith';
import { commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

export const userListConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Returns the users, a page at a time. */
    users: ownAddress,
    /** Changes the access of a user; `{id}` in it becomes the user's id. Without it nothing can be changed. */
    user: v.optional(addressWith('id')),
    /** The page on which somebody new is invited. */
    invite: v.optional(ownAddress),
  }),
  /** The verb of changing, where the server's is another. */
  updateMethod: v.optional(v.picklist(['patch', 'put', 'post']), 'patch'),
});

export type UserListConfig = v.InferOutput<typeof userListConfig>;
