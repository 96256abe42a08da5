import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import { getCustomers, getLocations, getPermissions, getStockLocations } from '../api';
import { customersIn, locationsRead, rightsRead, stockLocationsRead } from '../model/lateAnswers';
import { calling, type OrderExtra } from './requests';

/*
 * What the dialog asks that says for whom the order is and from where. It comes with that dialog.
 */

export const searchCustomers = calling(
  ({ text, signal }: { text: string; signal: AbortSignal }, { http, config }: OrderExtra) =>
    mapResult(getCustomers(http, config, text, signal), customersIn),
);

export const readLocations = calling(
  ({ customerId, signal }: { customerId: Id; signal: AbortSignal }, { http, config }: OrderExtra) =>
    mapResult(getLocations(http, config, customerId, signal), locationsRead),
);

export const readStockLocations = calling((_: undefined, { http, config }: OrderExtra) =>
  mapResult(getStockLocations(http, config), stockLocationsRead),
);

export const readPermissions = calling(
  (
    { stockLocationId, signal }: { stockLocationId: Id; signal: AbortSignal },
    { http, config }: OrderExtra,
  ) => mapResult(getPermissions(http, config, stockLocationId, signal), rightsRead),
);
