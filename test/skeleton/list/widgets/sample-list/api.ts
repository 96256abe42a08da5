import type { Http } from '@shared/http/http';
import { pageQuery, type ListQuery } from '@shared/lists/listQuery';
import type { SampleListConfig } from './config';

/** SL1: one page of the items that fit, and how many fit in all. */
export const getItems = (http: Http, { urls }: SampleListConfig, query: ListQuery) =>
  http.get<unknown>(urls.items, { query: pageQuery(query) });
