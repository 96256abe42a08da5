import * as v from 'valibot';
import { defineRoutes } from './route';

// The specification names the calls, the data sets and `foreignId` or `customFieldMappingId`; the other fields are
// ours, and all but the ids may be left out.

const id = v.union([v.string(), v.number()]);
const text = v.optional(v.nullable(v.string()));

/** What tells a party of one side from the others of it. */
const party = { id, name: v.string(), email: text, license: text, sku: text };

/** Each data set may tell how the connection stands: it is how a revoke elsewhere is noticed. */
const connection = { integrated: v.optional(v.boolean()), companyName: text };

export const quickbooksParty = v.object(party);

/** `foreignId` is the id of what it is linked to at QuickBooks. */
export const linkedParty = v.object({ ...party, foreignId: v.nullable(id) });

/** A field of QuickBooks' sales forms; `customFieldMappingId` is the id of what of an order it is filled with. */
export const salesformCustomField = v.object({
  id,
  name: v.string(),
  customFieldMappingId: v.nullable(id),
});

const mapping = v.strictObject({ id, foreignId: v.nullable(id) });

const base = '/integrations/quickbooks-online/vendor/{vendorId}';

export const accountingIntegrationRoutes = defineRoutes({
  A1: {
    id: 'A1',
    method: 'GET',
    path: `${base}/lt-customers`,
    origin: 'spec',
    summary: 'The customers of the vendor, with what each is linked to',
    answer: v.object({ quickbooksOnlineLTCustomers: v.array(linkedParty), ...connection }),
  },
  A2: {
    id: 'A2',
    method: 'GET',
    path: `${base}/lt-products`,
    origin: 'spec',
    summary: 'The products of the vendor, with what each is linked to',
    answer: v.object({ quickbooksOnlineProducts: v.array(linkedParty), ...connection }),
  },
  A3: {
    id: 'A3',
    method: 'GET',
    path: `${base}/qbo-items`,
    origin: 'spec',
    summary: 'The items of the QuickBooks company',
    answer: v.object({ quickbooksOnlineItems: v.array(quickbooksParty), ...connection }),
  },
  A4: {
    id: 'A4',
    method: 'GET',
    path: `${base}/qbo-salesform-custom-fields`,
    origin: 'spec',
    summary: 'The custom fields of sales forms at QuickBooks, and what of an order may fill them',
    answer: v.object({
      quickbooksOnlineSalesformCustomFields: v.array(salesformCustomField),
      customFieldMappings: v.array(v.object({ id, name: v.string() })),
      ...connection,
    }),
  },
  A5: {
    id: 'A5',
    method: 'GET',
    path: `${base}/qbo-customers`,
    origin: 'spec',
    summary: 'The customers of the QuickBooks company',
    answer: v.object({ quickbooksOnlineQBOCustomers: v.array(quickbooksParty), ...connection }),
  },
  A6: {
    id: 'A6',
    method: 'POST',
    path: `${base}/customer-mappings`,
    origin: 'spec',
    summary: 'Links customers, or unlinks them by null: all that are given or none',
    body: { type: 'json', schema: v.strictObject({ customers: v.array(mapping) }) },
    answer: 'nothing',
  },
  A7: {
    id: 'A7',
    method: 'POST',
    path: `${base}/salesform-custom-field-values`,
    origin: 'spec',
    summary: 'Says what fills custom fields, nothing by null: all that are given or none',
    body: {
      type: 'json',
      schema: v.strictObject({
        customFields: v.array(v.strictObject({ id, customFieldMappingId: v.nullable(id) })),
      }),
    },
    answer: 'nothing',
  },
  A8: {
    id: 'A8',
    method: 'POST',
    path: `${base}/product-mappings`,
    origin: 'spec',
    summary: 'Links products, or unlinks them by null: all that are given or none',
    body: { type: 'json', schema: v.strictObject({ products: v.array(mapping) }) },
    answer: 'nothing',
  },
  A9: {
    id: 'A9',
    method: 'POST',
    path: '{urls.refresh}',
    servedAt: `${base}/purge-cache/`,
    origin: 'spec',
    summary: 'Empties the cache of what was read from QuickBooks, so that the next reads ask it',
    answer: 'nothing',
  },
  A10: {
    id: 'A10',
    method: 'POST',
    path: '{urls.revoke}',
    servedAt: `${base}/revoke/`,
    origin: 'spec',
    summary: 'Ends the connection and forgets what was linked',
    answer: 'nothing',
  },
  A11: {
    id: 'A11',
    method: 'GET',
    path: '{urls.oauthBegin}',
    servedAt: `${base}/oauth-begin/`,
    origin: 'ours',
    summary: 'The page that leads to the consent at QuickBooks and from there back to this one',
    answer: 'redirect',
  },
});

export type LinkedParty = v.InferOutput<typeof linkedParty>;
export type QuickbooksParty = v.InferOutput<typeof quickbooksParty>;
export type SalesformCustomField = v.InferOutput<typeof salesformCustomField>;
