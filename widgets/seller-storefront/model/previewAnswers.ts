import { textOf } from '@shared/answers';
import type { PreviewCustomer, PreviewLocation } from '@shared/contract/sellerStorefront';
import {
  isObject,
  objectsOf,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';
import { readNamed } from './answers';

export function readCustomers(answer: unknown): { options: PreviewCustomer[]; count: number } {
  const given = (isObject(answer) ? answer : {}) as Loose<{
    customers: unknown;
    result_count: unknown;
  }>;
  if (!Array.isArray(given.customers)) throw unreadable('The answer has no list of customers.');
  const options = objectsOf(given.customers).flatMap((each) => {
    const named = readNamed(each);
    return named ? [{ ...named, license: textOf(each.license) || null }] : [];
  });
  return { options, count: Math.max(wholeOf(given.result_count) ?? 0, options.length) };
}

export function readLocations(answer: unknown): PreviewLocation[] {
  const given = (isObject(answer) ? answer : {}) as Loose<{ locations: unknown }>;
  if (!Array.isArray(given.locations)) throw unreadable('The answer has no list of locations.');
  return objectsOf(given.locations).flatMap((each) => {
    const named = readNamed(each);
    return named ? [{ ...named, address: textOf(each.address) || null }] : [];
  });
}
