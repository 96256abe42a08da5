import { countIn, listIn, listRead, partOf } from '@shared/answers/order';
import { required } from '@shared/answers/values';
import { list, needed, or, ownId, record, type Reader } from '@shared/answers/read';
import { isId, numberOf, textOf, textOrNull } from '@shared/answers/values';
import type {
  Customer,
  CustomerLocations,
  LocationPermissions,
  OrderGrid,
  StockLocations,
} from '@shared/contract/orderingShapes';
import { named } from './answers';

/* What is read of answers that no first load asks for. */

/** What an answer says against what was asked, although its status is that of a success. */
export const errorsIn = (answer: unknown): string[] => listIn(answer, 'errors').map(textOf);

/** Which variants the order has. */
export const orderedRead = (answer: unknown): OrderGrid['ordered_items'] =>
  listRead(answer, 'ordered_items', record({ orderedItemId: ownId, variant_id: ownId }));

const customer = record({
  ...named,
  name: needed(textOf),
  license: textOf,
  location_count: or(numberOf, undefined),
}) as Reader<Customer | null>;

export const customersIn = (answer: unknown) => {
  const customers = list(customer)(partOf(answer, 'customers'));
  return { customers, result_count: countIn(answer, 'result_count', customers.length) };
};

export const locationsRead = (answer: unknown): CustomerLocations['locations'] =>
  listRead(answer, 'locations', record({ ...named, address: textOf, license: textOf }));

export const stockLocationsRead = (answer: unknown): StockLocations['stock_locations'] =>
  listRead(answer, 'stock_locations', record(named));

/** What may be ordered from a stock location; no categories said are all. */
export function rightsRead(answer: unknown): LocationPermissions {
  const may = partOf(answer, 'can_create_order');
  const ids = partOf(answer, 'category_ids');
  return {
    can_create_order: required(typeof may === 'boolean' ? may : null),
    reason: textOrNull(partOf(answer, 'reason')),
    category_ids: Array.isArray(ids) ? ids.filter(isId) : null,
  };
}
