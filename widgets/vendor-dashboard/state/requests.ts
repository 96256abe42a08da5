import { mapResult } from '@shared/http/result';
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
  (query: DashboardQuery, { http, config }: DashboardExtra) =>
    mapResult(getOrders(http, config, query), readOrders),
);

// A part without an address is not drawn, and so not read.
export const summary = createResource(
  'vendorDashboard/summary',
  (query: SummaryQuery, { http, config }: DashboardExtra) =>
    mapResult(getSummary(http, config.urls.summary ?? '', query), readSummary),
);

export const topVendors = createResource(
  'vendorDashboard/topVendors',
  (query: { from: string; to: string }, { http, config }: DashboardExtra) =>
    mapResult(getTopVendors(http, config.urls.topVendors ?? '', query), readTopVendors),
);
