import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/id';
import { createRequest } from '@shared/store/createRequest';
import { getCustomers, getLocations, getPermissions, getStockLocations } from '../api';
import { customersIn, locationsRead, rightsRead, stockLocationsRead } from '../model/lateAnswers';
import type { OrderExtra } from './requests';

/*
 * What the dialog asks that says for whom the order is and from where. It comes with that dialog.
 */

export const searchCustomers = createRequest(
  'order/searchCustomers',
  ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    mapResult(getCustomers(http, config, text, signal), customersIn),
);

export const readLocations = createRequest(
  'order/readLocations',
  ({ customerId, signal }: { customerId: Id; signal: AbortSignal }, { http, config }: OrderExtra) =>
    mapResult(getLocations(http, config, customerId, signal), locationsRead),
);

export const readStockLocations = createRequest(
  'order/readStockLocations',
  (_: undefined, { http, config }: OrderExtra) =>
    mapResult(getStockLocations(http, config), stockLocationsRead),
);

export const readPermissions = createRequest(
  'order/readPermissions',
  (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => mapResult(getPermissions(http, config, stockLocationId, signal), rightsRead),
);
