import { readTopVendors } from '@shared/dashboards/answers';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getOrders, getSummary, getTopVendors, type SummaryQuery } from '../api';
import type { VendorDashboardConfig } from '../config';
import { readOrders, readSummary } from '../model/answers';
import type { DashboardQuery } from '../model/query';

type DashboardExtra = Extra<VendorDashboardConfig>;

export const orders = createResource(
  'vendorDashboard/orders',
  async (query: DashboardQuery, { http, config }: DashboardExtra) =>
    readOrders(await getOrders(http, config, query)),
);

// A part without an address is not drawn, and so not read.
export const summary = createResource(
  'vendorDashboard/summary',
  async (query: SummaryQuery, { http, config }: DashboardExtra) =>
    readSummary(await getSummary(http, config.urls.summary ?? '', query)),
);

export const topVendors = createResource(
  'vendorDashboard/topVendors',
  async (query: { from: string; to: string }, { http, config }: DashboardExtra) =>
    readTopVendors(await getTopVendors(http, config.urls.topVendors ?? '', query)),
);
