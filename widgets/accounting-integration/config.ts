import * as v from 'valibot';
import { callAddresses, commonConfig, commonUrls, ownAddress } from '@shared/mount/config';

/** The parts of the screen, as the specification names its tabs. */
export const tabNames = ['custom-fields', 'customers', 'products'] as const;

const base = '/integrations/quickbooks-online/vendor/{vendorId}';

/** The paths of the screen's calls, by their id. */
export const accountingCalls = {
  A1: `${base}/lt-customers`,
  A2: `${base}/lt-products`,
  A3: `${base}/qbo-items`,
  A4: `${base}/qbo-salesform-custom-fields`,
  A5: `${base}/qbo-customers`,
  A6: `${base}/customer-mappings`,
  A7: `${base}/salesform-custom-field-values`,
  A8: `${base}/product-mappings`,
};

export const accountingIntegrationConfig = v.object({
  ...commonConfig,
  urls: v.object({
    ...commonUrls,
    /** Other addresses for single calls. */
    calls: callAddresses(accountingCalls),
    /** The page that leads to the consent at QuickBooks. Without it nobody can connect here. */
    oauthBegin: v.optional(ownAddress),
    /** Empties the cache of what was read from QuickBooks. Without it the button is not there. */
    refresh: v.optional(ownAddress),
    /** Ends the connection. Without it the button is not there. */
    revoke: v.optional(ownAddress),
  }),
  /** Whether a QuickBooks company is connected; where it is left out, the data sets tell. */
  integrated: v.optional(v.boolean()),
  /** The name of that company. */
  companyName: v.optional(v.nullable(v.string())),
  /** Who is not told to have no permission may try: the server has the last word. */
  hasEditPermission: v.optional(v.boolean(), true),
  /** Where the consent opens: on this page, which it leaves, or in a tab of its own. */
  connectIn: v.optional(v.picklist(['page', 'tab']), 'page'),
  /** How the consent ended from which the user comes back just now. */
  connectOutcome: v.optional(v.nullable(v.picklist(['connected', 'refused', 'failed']))),
  /** The tab that is shown where the address names none. */
  tab: v.optional(v.picklist(tabNames), 'customers'),
});

export type AccountingIntegrationConfig = v.InferOutput<typeof accountingIntegrationConfig>;
