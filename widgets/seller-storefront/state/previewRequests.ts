import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/id';
import { getCustomerLocations, getCustomers } from '../api';
import { readCustomers, readLocations } from '../model/previewAnswers';
import type { StorefrontExtra } from './requests';

/*
 * What the dialog asks that says as whom the storefront is looked at. It comes with that dialog.
 */

export const searchCustomers =
  (text: string, signal: AbortSignal) =>
  async (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) => {
    const query = { 'filter-text': text || undefined, 'per-page': 25 };
    return mapResult(getCustomers(http, config, { query, signal }), readCustomers);
  };

export const findLocations =
  (id: Id) =>
  async (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) =>
    mapResult(getCustomerLocations(http, config, id), readLocations);
