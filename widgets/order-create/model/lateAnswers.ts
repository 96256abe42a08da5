import { listOf, textOf } from '@shared/answers';
import type {
  Customer,
  CustomerLocations,
  LocationPermissions,
  OrderGrid,
  StockLocations,
} from '@shared/contract/orderingShapes';
import { countIn, isId, listIn, listRead, partOf, required } from '@shared/orderAnswers';
import { listed } from './answers';

/* What is read of answers that no first load asks for. */

/** What an answer says against what was asked, although its status is that of a success. */
export function errorsIn(answer: unknown): string[] {
  const errors = partOf(answer, 'errors');
  return Array.isArray(errors) ? errors.map(textOf) : [];
}

/** Which variants the order has. */
export const orderedRead = (answer: unknown): OrderGrid['ordered_items'] =>
  listOf(listRead(answer, 'ordered_items') as OrderGrid['ordered_items']).filter(
    ({ orderedItemId, variant_id }) => isId(orderedItemId) && isId(variant_id),
  );

export const customersIn = (answer: unknown) => {
  const customers = listed<Customer>(listIn(answer, 'customers'))
    .filter(({ name }) => name !== '')
    .map((customer) => ({ ...customer, license: textOf(customer.license) }));
  return { customers, result_count: countIn(answer, 'result_count', customers.length) };
};

export const locationsRead = (answer: unknown): CustomerLocations['locations'] =>
  listed<CustomerLocations['locations'][number]>(listRead(answer, 'locations')).map((location) => ({
    ...location,
    address: textOf(location.address),
  }));

export const stockLocationsRead = (answer: unknown): StockLocations['stock_locations'] =>
  listed(listRead(answer, 'stock_locations'));

/** What may be ordered from a stock location; no categories said are all. */
export function rightsRead(answer: unknown): LocationPermissions {
  const may = partOf(answer, 'can_create_order');
  const ids = partOf(answer, 'category_ids');
  return {
    can_create_order: required(typeof may === 'boolean' ? may : null),
    reason: textOf(partOf(answer, 'reason')) || null,
    category_ids: Array.isArray(ids) ? ids.filter(isId) : null,
  };
}
