import type { ModalAction, StockLocationFields } from '@shared/contract/stockLocation';
import type { Http, WriteOptions } from '@shared/http/http';
import type { Id } from '@shared/id';
import type { StockLocationConfig } from './config';

type Config = StockLocationConfig;

/** I3: all stock locations of the vendor, those that are not active too. */
export const getLocations = (http: Http, { urls }: Config) =>
  http.get<unknown>(urls.stockLocations, { query: { status: 'all' } });

/** I12: batches and people that depend on a location, by name. */
export const getDependents = (http: Http, { urls }: Config, id: Id) =>
  http.get<unknown>(urls.modalAction ?? '', { query: { id } });

/** I5 of the specification: sends an action by the method that the page's config gives it. */
const runModalAction = (
  http: Http,
  { urls, methods }: Config,
  body: ModalAction,
  options?: WriteOptions,
) => http[methods[body.action]]<unknown>(urls.modalAction ?? '', body, options);

/** I5: creates a location. The same key makes no second one. */
export const createLocation = (
  http: Http,
  config: Config,
  fields: StockLocationFields,
  key: string,
) =>
  runModalAction(
    http,
    config,
    { action: 'create', ...fields },
    { headers: { 'Idempotency-Key': key } },
  );

/** I9: changes the fields of a location that are given, or activates it again. */
export const editLocation = (
  http: Http,
  config: Config,
  id: Id,
  change: Partial<StockLocationFields> & { isActive?: true },
) => runModalAction(http, config, { action: 'edit', id, ...change });

/** I10: moves batches from a location to another. */
export const moveBatches = (
  http: Http,
  config: Config,
  { id, toId, batchIds }: { id: Id; toId: Id; batchIds: Id[] },
) => runModalAction(http, config, { action: 'move', id, toId, batchIds });

/** I11: deactivates a location. */
export const deactivateLocation = (http: Http, config: Config, id: Id) =>
  runModalAction(http, config, { action: 'deactivate', id });
