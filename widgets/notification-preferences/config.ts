import * as v from 'valibot';
import { commonConfig, commonUrls, id, ownAddress } from '@shared/mount/config';

export const notificationPreferencesConfig = v.object({
  ...commonConfig,
  urls: v.object({
    /** The page's own address: it answers the options as JSON and takes the form. */
    page: ownAddress,
    ...commonUrls,
  }),
  /** Whose columns are shown. Staff and superusers look at a vendor's when it is left out. */
  userRole: v.optional(v.picklist(['vendor', 'dispensary'])),
  /** Sent along with the first call; the server decides what it means. */
  defaultDispensary: v.optional(v.nullable(id())),
  /** Sent back to the server as it is, under `submitted_form`. */
  extras: v.optional(v.string(), ''),
});

export type PreferencesConfig = v.InferOutput<typeof notificationPreferencesConfig>;

/** The role that decides which group of options stands in which column. */
export const roleOf = ({ userRole, user }: PreferencesConfig): 'vendor' | 'dispensary' =>
  userRole ?? (user?.role === 'dispensary' ? 'dispensary' : 'vendor');
