import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getLocations } from '../api';
import type { StockLocationConfig } from '../config';
import { readLocations } from '../model/answers';

export type LocationExtra = Extra<StockLocationConfig>;

export const locations = createResource(
  'stockLocation/all',
  (_: undefined, { http, config }: LocationExtra) =>
    mapResult(getLocations(http, config), readLocations),
);
