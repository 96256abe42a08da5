import { createRequest } from '@shared/store/createRequest';
import { getCustomers, getLocations, getPermissions, getStockLocations } from '../api';
import type { Customer } from '@shared/contract/orderingShapes';
import { countIn, isId, listIn, partOf } from '@shared/orderAnswers';
import type { Id } from '../model/order';
import type { OrderExtra } from './requests';

/*
 * What the dialog asks that says for whom the order is and from where. It comes with that dialog.
 */

interface Customers {
  customers: Customer[];
  result_count: number;
}

const isCustomer = (customer: unknown): customer is Customer =>
  isId(partOf(customer, 'id')) && typeof partOf(customer, 'name') === 'string';

export const searchCustomers = createRequest(
  'order/searchCustomers',
  async (
    { text, signal }: { text: string; signal: AbortSignal },
    { http, config }: OrderExtra,
  ): Promise<Customers> => {
    const answer: unknown = await getCustomers(http, config, text, signal);
    const customers = listIn(answer, 'customers').filter(isCustomer);
    return { customers, result_count: countIn(answer, 'result_count', customers.length) };
  },
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
