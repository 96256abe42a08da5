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
  async ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    customersIn(await getCustomers(http, config, text, signal)),
);

export const readLocations = createRequest(
  'order/readLocations',
  async (
    { customerId, signal }: { customerId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => locationsRead(await getLocations(http, config, customerId, signal)),
);

export const readStockLocations = createRequest(
  'order/readStockLocations',
  async (_: undefined, { http, config }: OrderExtra) =>
    stockLocationsRead(await getStockLocations(http, config)),
);

export const readPermissions = createRequest(
  'order/readPermissions',
  async (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => rightsRead(await getPermissions(http, config, stockLocationId, signal)),
);
