import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import type { StockLocationConfig } from '../config';
import { locations, type LocationExtra } from './requests';

export const stockLocationReducer = resourceReducer({ locations });

type LocationState = ReturnType<typeof stockLocationReducer>;

export type Thunk<T> = ThunkAction<T, LocationState, LocationExtra, Action>;

export const { useAppSelector, useAppDispatch } = widgetHooks<LocationState, StockLocationConfig>();
