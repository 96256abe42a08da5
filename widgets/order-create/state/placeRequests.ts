import { createRequest } from '@shared/store/createRequest';
import { getCustomers, getLocations, getPermissions, getStockLocations } from '../api';
import type { Id } from '../model/order';
import type { OrderExtra } from './requests';

/*
 * What the dialog asks that says for whom the order is and from where. It comes with that dialog.
 */

export const searchCustomers = createRequest(
  'order/searchCustomers',
  ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    getCustomers(http, config, text, signal),
);

export const readLocations = createRequest(
  'order/readLocations',
  ({ customerId, signal }: { customerId: Id; signal: AbortSignal }, { http, config }: OrderExtra) =>
    getLocations(http, config, customerId, signal),
);

export const readStockLocations = createRequest(
  'order/readStockLocations',
  (_: undefined, { http, config }: OrderExtra) => getStockLocations(http, config),
);

export const readPermissions = createRequest(
  'order/readPermissions',
  (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => getPermissions(http, config, stockLocationId, signal),
);
