import type { Id } from '@shared/id';
import { createRequest } from '@shared/store/createRequest';
import { getCustomerLocations, getCustomers } from '../api';
import { readCustomers, readLocations } from '../model/previewAnswers';
import type { StorefrontExtra } from './requests';

/*
 * What the dialog asks that says as whom the storefront is looked at. It comes with that dialog.
 */

export const searchCustomers = createRequest(
  'sellerStorefront/searchCustomers',
  async (
    { text, signal }: { text: string; signal: AbortSignal },
    { http, config }: StorefrontExtra,
  ) => {
    const query = { 'filter-text': text || undefined, 'per-page': 25 };
    return readCustomers(await getCustomers(http, config, { query, signal }));
  },
);

export const findLocations = createRequest(
  'sellerStorefront/findLocations',
  async (id: Id, { http, config }: StorefrontExtra) =>
    readLocations(await getCustomerLocations(http, config, id)),
);
