import { todayIn } from '@shared/format/dates';
import type { Http } from '@shared/http/http';
import { pageQuery } from '@shared/lists/listQuery';
import type { VendorDashboardConfig } from './config';
import { spanOf, type DashboardQuery } from './model/query';

/** D3: one page of the orders that fit, and how many fit in all. */
export const getOrders = (http: Http, config: VendorDashboardConfig, query: DashboardQuery) =>
  http.get<unknown>(config.urls.orders, {
    query: {
      ...spanOf(query, todayIn(config.timeZone)),
      ...pageQuery(query),
      'state-filter': query.filters.state.join(',') || undefined,
      'customer-filter': query.filters.customer.join(',') || undefined,
      'product-filter': query.filters.product.join(',') || undefined,
    },
  });

export interface SummaryQuery {
  from: string;
  to: string;
  compare: string;
}

/** VD1: what the orders of a period come to. */
export const getSummary = (http: Http, url: string, query: SummaryQuery) =>
  http.get<unknown>(url, { query: { ...query } });

/** D4: the vendors with the greatest sales of a period. */
export const getTopVendors = (http: Http, url: string, query: { from: string; to: string }) =>
  http.get<unknown>(url, { query: { ...query, 'per-page': 5 } });
