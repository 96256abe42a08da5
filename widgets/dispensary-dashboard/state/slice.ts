import { mapResult } from '@shared/http/result';
import { createReducer } from '@shared/store/createReducer';
import {
  createResource,
  type ResourceState,
  type ResourceStates,
} from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { getConfiguration, getFirst, getSpend, getTopVendors, type Span } from '../api';
import type { DispensaryDashboardConfig } from '../config';
import { readLayout, type LayoutAnswer } from '../model/layout';
import { modulesOf, type ModuleId } from '../model/modules';
import { readPart, type Part } from '../model/parts';

export type DashboardExtra = Extra<DispensaryDashboardConfig>;

export const layout = createResource(
  'dispensaryDashboard/layout',
  (_: undefined, { http, config }: DashboardExtra) =>
    mapResult(getConfiguration(http, config), (answer) => readLayout(answer, modulesOf(config))),
);

/** Each module is read, fails and is tried again by itself. One without an address is not shown, and so not read. */
export const part = createResource(
  'dispensaryDashboard/part',
  ({ id, days }: { id: ModuleId; days: Span }, { http, config }: DashboardExtra) => {
    const call = id === 'spend' ? getSpend : id === 'topVendors' ? getTopVendors : getFirst;
    return mapResult(call(http, config.urls[id] ?? '', days), (answer) => readPart(id, answer));
  },
  { key: ({ id }) => id },
);

export interface DispensaryDashboardState {
  layout: ResourceState<LayoutAnswer>;
  /** By the ids of the modules. */
  parts: ResourceStates<Part>;
}

export const dispensaryDashboardReducer = createReducer<DispensaryDashboardState>(
  { layout: layout.initial, parts: part.initial },
  (on) => {
    layout.reduce(on, 'layout');
    part.reduce(on, 'parts');
  },
);

export const { useAppSelector } = widgetHooks<
  DispensaryDashboardState,
  DispensaryDashboardConfig
>();
