import { answerOf, at, choiceFields, listOrNull, needed, or, record } from '@shared/answers/read';
import { countOf, textOrNull } from '@shared/answers/values';
import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/id';
import { getCustomerLocations, getCustomers } from '../api';
import type { StorefrontExtra } from './requests';

/*
 * What the dialog asks that says as whom the storefront is looked at. It comes with that dialog.
 */

const customers = answerOf(
  record({
    options: at('customers', needed(listOrNull(record({ ...choiceFields, license: textOrNull })))),
    count: at('result_count', or(countOf, 0)),
  }),
  'The answer has no list of customers.',
);

export function readCustomers(answer: unknown) {
  const read = customers(answer);
  return { ...read, count: Math.max(read.count, read.options.length) };
}

const locations = answerOf(
  record({ locations: needed(listOrNull(record({ ...choiceFields, address: textOrNull }))) }),
  'The answer has no list of locations.',
);

export const readLocations = (answer: unknown) => locations(answer).locations;

export const searchCustomers =
  (text: string, signal: AbortSignal) =>
  (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) => {
    const query = { 'filter-text': text || undefined, 'per-page': 25 };
    return mapResult(getCustomers(http, config, { query, signal }), readCustomers);
  };

export const findLocations =
  (id: Id) =>
  (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) =>
    mapResult(getCustomerLocations(http, config, id), readLocations);
