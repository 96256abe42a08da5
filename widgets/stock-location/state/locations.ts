import { mapResult } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { getDependents, getLocations } from '../api';
import type { StockLocationConfig } from '../config';
import { readDependents, readLocations } from '../model/answers';

export type LocationExtra = Extra<StockLocationConfig>;

export const locationsNow = ({ http, config }: LocationExtra) =>
  mapResult(getLocations(http, config), readLocations);

/** What depends on a location, as the server has it now. */
export const dependentsNow = ({ http, config }: LocationExtra, id: Id) =>
  mapResult(getDependents(http, config, id), readDependents);

export const locations = createResource('stockLocation/all', (_: undefined, extra: LocationExtra) =>
  locationsNow(extra),
);

export const stockLocationReducer = resourceReducer({ locations });

export type LocationState = ReturnType<typeof stockLocationReducer>;

export const { useAppSelector, useAppDispatch } = widgetHooks<LocationState, StockLocationConfig>();
