import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState, ResourceStates } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { DispensaryDashboardConfig } from '../config';
import type { LayoutAnswer } from '../model/layout';
import type { Part } from '../model/parts';
import { layout, part, type DashboardExtra } from './requests';

export interface DispensaryDashboardState {
  layout: ResourceState<LayoutAnswer>;
  /** By the ids of the modules. */
  parts: ResourceStates<Part>;
}

export type Thunk<T> = ThunkAction<T, DispensaryDashboardState, DashboardExtra, Action>;

export const dispensaryDashboardReducer = createReducer<DispensaryDashboardState>(
  { layout: layout.initial, parts: part.initial },
  (on) => {
    layout.reduce(on, 'layout');
    part.reduce(on, 'parts');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  DispensaryDashboardState,
  DispensaryDashboardConfig
>();
