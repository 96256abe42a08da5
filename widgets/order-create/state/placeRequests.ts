import type { Id } from '@shared/id';
import { getCustomers, getLocations, getPermissions, getStockLocations } from '../api';
import { customersIn, locationsRead, rightsRead, stockLocationsRead } from '../model/lateAnswers';
import { calling, type OrderExtra } from './requests';

/*
 * What the dialog asks that says for whom the order is and from where. It comes with that dialog.
 */

export const searchCustomers = calling(
  async ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    customersIn(await getCustomers(http, config, text, signal)),
);

export const readLocations = calling(
  async (
    { customerId, signal }: { customerId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => locationsRead(await getLocations(http, config, customerId, signal)),
);

export const readStockLocations = calling(async (_: undefined, { http, config }: OrderExtra) =>
  stockLocationsRead(await getStockLocations(http, config)),
);

export const readPermissions = calling(
  async (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => rightsRead(await getPermissions(http, config, stockLocationId, signal)),
);
