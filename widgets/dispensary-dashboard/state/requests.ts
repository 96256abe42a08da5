import type { Http } from '@shared/http/http';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import {
  getConfiguration,
  getExpiringBatches,
  getFavorites,
  getNotices,
  getOpenOrders,
  getSpend,
  getTopVendors,
  type Span,
} from '../api';
import type { DispensaryDashboardConfig } from '../config';
import { readLayout } from '../model/layout';
import { modulesOf, type ModuleId } from '../model/modules';
import { readPart } from '../model/parts';

export type DashboardExtra = Extra<DispensaryDashboardConfig>;

export const layout = createResource(
  'dispensaryDashboard/layout',
  async (_: undefined, { http, config }: DashboardExtra) =>
    readLayout(await getConfiguration(http, config), modulesOf(config)),
);

const calls: Readonly<Record<ModuleId, (http: Http, url: string, days: Span) => Promise<unknown>>> =
  {
    openOrders: getOpenOrders,
    spend: getSpend,
    topVendors: getTopVendors,
    expiringBatches: getExpiringBatches,
    favorites: getFavorites,
    notices: getNotices,
  };

interface PartQuery {
  id: ModuleId;
  days: Span;
}

/** Each module is read, fails and is tried again by itself. One without an address is not shown, and so not read. */
export const part = createResource(
  'dispensaryDashboard/part',
  async ({ id, days }: PartQuery, { http, config }: DashboardExtra) =>
    readPart(id, await calls[id](http, config.urls[id] ?? '', days)),
  { key: ({ id }) => id },
);
