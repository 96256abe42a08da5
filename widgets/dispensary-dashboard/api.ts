import type { DashboardModule } from '@shared/contract/dispensaryDashboard';
import type { Http } from '@shared/http/http';
import type { DispensaryDashboardConfig } from './config';

/** So many rows of a module are shown; a link leads to all of them. */
const few = { query: { 'per-page': 5 } };

export interface Span {
  from: string;
  to: string;
}

/** D1: which modules are shown, in which order and how large. */
export const getConfiguration = (http: Http, { urls }: DispensaryDashboardConfig) =>
  http.get<unknown>(urls.configuration);

/** D2: saves the whole arrangement. Answers as D1. */
export const postConfiguration = (
  http: Http,
  { urls }: DispensaryDashboardConfig,
  modules: readonly DashboardModule[],
) => http.post<unknown>(urls.configuration, { modules });

/** DD1: the first of the orders that have not come yet, and how many there are in all. */
export const getOpenOrders = (http: Http, url: string) => http.get<unknown>(url, few);

/** DD2: what was spent in a period. */
export const getSpend = (http: Http, url: string, { from, to }: Span) =>
  http.get<unknown>(url, { query: { from, to } });

/** DD3: the first of the batches that expire soon. */
export const getExpiringBatches = (http: Http, url: string) => http.get<unknown>(url, few);

/** D4: the vendors of whom most was ordered in a period. */
export const getTopVendors = (http: Http, url: string, { from, to }: Span) =>
  http.get<unknown>(url, { query: { from, to, 'per-page': 5 } });

/** DD4: the first of the favorites. */
export const getFavorites = (http: Http, url: string) => http.get<unknown>(url, few);

/** DD5: the newest notices. */
export const getNotices = (http: Http, url: string) => http.get<unknown>(url, few);
