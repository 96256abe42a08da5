import { pageOf } from '@shared/answers/page';
import { answerOf, choiceFields, listOrNull, needed, record } from '@shared/answers/read';
import { textOrNull } from '@shared/answers/values';
import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import { getCustomerLocations, getCustomers } from '../api';
import type { StorefrontExtra } from './requests';

// What the dialog asks that says as whom the storefront is looked at. It comes with that dialog.

export const readCustomers = pageOf(
  'customers',
  record({ ...choiceFields, license: textOrNull }),
  {},
  'The answer has no list of customers.',
);

const locations = answerOf(
  record({ locations: needed(listOrNull(record({ ...choiceFields, address: textOrNull }))) }),
  'The answer has no list of locations.',
);

export const readLocations = (answer: unknown) => locations(answer).locations;

export const searchCustomers =
  (text: string, signal: AbortSignal) =>
  (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) => {
    const query = { 'filter-text': text || undefined, 'per-page': 25 };
    return mapResult(getCustomers(http, config, { query, signal }), (answer) => {
      const { rows, count } = readCustomers(answer);
      return { options: rows, count };
    });
  };

export const findLocations =
  (id: Id) =>
  (_dispatch: unknown, _getState: unknown, { http, config }: StorefrontExtra) =>
    mapResult(getCustomerLocations(http, config, id), readLocations);
