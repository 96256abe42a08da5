import { mapResult, type Result } from '@shared/http/result';
import type { StockLocationDependents } from '@shared/contract/stockLocation';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/id';
import { getDependents, getLocations } from '../api';
import { readDependents, readLocations, type LocationRow } from '../model/answers';
import type { LocationExtra } from './requests';

type Calls = Pick<LocationExtra, 'http' | 'config'>;

/** Reads all beside the store: a look at how things stand, before and after a write. */
export const locationsNow = ({ http, config }: Calls): Promise<Result<LocationRow[]>> =>
  mapResult(getLocations(http, config), readLocations);

export const dependentsNow = (
  { http, config }: Calls,
  id: Id,
): Promise<Result<StockLocationDependents>> =>
  mapResult(getDependents(http, config, id), readDependents);

export const gone: Failure = { kind: 'not-found', status: null, message: '', fields: [] };
