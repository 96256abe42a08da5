import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { StockLocationConfig } from '../config';
import { locations, type LocationExtra } from './requests';

export interface LocationState {
  locations: ResourceState<ListedLocation[]>;
}

export type Thunk<T> = ThunkAction<T, LocationState, LocationExtra, Action>;

export const stockLocationReducer = createReducer<LocationState>(
  { locations: locations.initial },
  (on) => {
    locations.reduce(on, 'locations');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<LocationState, StockLocationConfig>();
