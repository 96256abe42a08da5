import type { DashboardModule } from '@shared/contract/dispensaryDashboard';
import type { daysOfPeriod } from '@shared/dashboards/periods';
import type { Http } from '@shared/http/http';
import type { DispensaryDashboardConfig } from './config';

export type Span = ReturnType<typeof daysOfPeriod>;

/** D1: which modules are shown, in which order and how large. */
export const getConfiguration = (http: Http, { urls }: DispensaryDashboardConfig) =>
  http.get<unknown>(urls.configuration);

/** D2: saves the whole arrangement. Returns as D1. */
export const postConfiguration = (
  http: Http,
  { urls }: DispensaryDashboardConfig,
  modules: readonly DashboardModule[],
) => http.post<unknown>(urls.configuration, { modules });

/** DD1, DD3, DD4, DD5: the first of what a module lists, and how many there are in all. A link leads to them. */
export const getFirst = (http: Http, url: string) =>
  http.get<unknown>(url, { query: { 'per-page': 5 } });

/** DD2: what was spent in a period. */
export const getSpend = (http: Http, url: string, { from, to }: Span) =>
  http.get<unknown>(url, { query: { from, to } });

/** D4: the vendors of whom most was ordered in a period. */
export const getTopVendors = (http: Http, url: string, { from, to }: Span) =>
  http.get<unknown>(url, { query: { from, to, 'per-page': 5 } });
