import type { TopVendors } from '@shared/dashboards/answers';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { VendorDashboardConfig } from '../config';
import type { Orders, Summary } from '../model/answers';
import { orders, summary, topVendors } from './requests';

/** Each part is read, fails and is tried again by itself. */
export interface VendorDashboardState {
  orders: ResourceState<Orders>;
  summary: ResourceState<Summary>;
  topVendors: ResourceState<TopVendors>;
}

export const vendorDashboardReducer = createReducer<VendorDashboardState>(
  { orders: orders.initial, summary: summary.initial, topVendors: topVendors.initial },
  (on) => {
    orders.reduce(on, 'orders');
    summary.reduce(on, 'summary');
    topVendors.reduce(on, 'topVendors');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  VendorDashboardState,
  VendorDashboardConfig
>();
