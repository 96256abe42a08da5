import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getLocations } from '../api';
import type { StockLocationConfig } from '../config';
import { readLocations } from '../model/answers';

export type LocationExtra = Extra<StockLocationConfig>;

export const locations = createResource(
  'stockLocation/all',
  async (_: undefined, { http, config }: LocationExtra) =>
    readLocations(await getLocations(http, config)),
);
