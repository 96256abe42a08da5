import type { Http } from '@shared/http/http';
import type { SampleListConfig } from './config';
import { askedOf, type ItemsQuery } from './model/query';

/** SL1: one page of the items that fit, and how many fit in all. */
export const getItems = (http: Http, { urls }: SampleListConfig, query: ItemsQuery) =>
  http.get<unknown>(urls.items, { query: askedOf(query) });
