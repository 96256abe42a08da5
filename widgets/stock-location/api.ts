import type { ModalAction } from '@shared/contract/stockLocation';
import type { Http } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import type { StockLocationConfig } from './config';

/** I3: all stock locations of the vendor, those that are not active too. */
export const getLocations = (http: Http, { urls }: StockLocationConfig) =>
  http.get<unknown>(urls.stockLocations, { query: { status: 'all' } });

/** I12: batches and people that depend on a location, by name. */
export const getDependents = (http: Http, { urls }: StockLocationConfig, id: Id) =>
  http.get<unknown>(urls.modalAction ?? '', { query: { id } });

/**
 * I5 of the specification: sends an action by the method that the page's config gives it. I5 creates a location, I9
 * changes the fields that are given or activates it again, I10 moves batches from it to another, I11 deactivates it.
 */
export const runModalAction = (
  http: Http,
  { urls, methods }: StockLocationConfig,
  body: ModalAction,
  key?: string,
) => {
  const options = key === undefined ? undefined : { headers: { 'Idempotency-Key': key } };
  return http[methods[body.action]]<unknown>(urls.modalAction ?? '', body, options);
};
