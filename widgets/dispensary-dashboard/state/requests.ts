import { mapResult, type Result } from '@shared/http/result';
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
  (_: undefined, { http, config }: DashboardExtra) =>
    mapResult(getConfiguration(http, config), (answer) => readLayout(answer, modulesOf(config))),
);

const calls: Readonly<
  Record<ModuleId, (http: Http, url: string, days: Span) => Promise<Result<unknown>>>
> = {
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
  ({ id, days }: PartQuery, { http, config }: DashboardExtra) =>
    mapResult(calls[id](http, config.urls[id] ?? '', days), (answer) => readPart(id, answer)),
  { key: ({ id }) => id },
);
