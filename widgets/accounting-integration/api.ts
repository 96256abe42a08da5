import type { Id } from '@shared/answers/id';
import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { accountingCalls, type AccountingIntegrationConfig } from './config';

type Config = AccountingIntegrationConfig;

/** A1: the vendor's customers, with what each is linked to. */
export const getCustomers = (http: Http, config: Config) =>
  http.get<unknown>(callUrl(config, accountingCalls, 'A1'));

/** A2: the vendor's products, with what each is linked to. */
export const getProducts = (http: Http, config: Config) =>
  http.get<unknown>(callUrl(config, accountingCalls, 'A2'));

/** A3: the items of the QuickBooks company. */
export const getItems = (http: Http, config: Config) =>
  http.get<unknown>(callUrl(config, accountingCalls, 'A3'));

/** A4: the custom fields of sales forms at QuickBooks, and what of an order may fill them. */
export const getCustomFields = (http: Http, config: Config) =>
  http.get<unknown>(callUrl(config, accountingCalls, 'A4'));

/** A5: the customers of the QuickBooks company. */
export const getQuickbooksCustomers = (http: Http, config: Config) =>
  http.get<unknown>(callUrl(config, accountingCalls, 'A5'));

/** Links, or unlinks by null. */
export type Mapping = readonly { id: Id; foreignId: Id | null }[];

/** A6: links customers: all that are given or none. */
export const postCustomers = (http: Http, config: Config, customers: Mapping) =>
  http.post<unknown>(callUrl(config, accountingCalls, 'A6'), { customers });

/** A7: says what fills custom fields: all that are given or none. */
export const postCustomFields = (
  http: Http,
  config: Config,
  customFields: readonly { id: Id; customFieldMappingId: Id | null }[],
) => http.post<unknown>(callUrl(config, accountingCalls, 'A7'), { customFields });

/** A8: links products: all that are given or none. */
export const postProducts = (http: Http, config: Config, products: Mapping) =>
  http.post<unknown>(callUrl(config, accountingCalls, 'A8'), { products });

/** A9: empties the cache of what was read from QuickBooks. */
export const postRefresh = (http: Http, url: string) => http.post<unknown>(url);

/** A10: ends the connection. */
export const postRevoke = (http: Http, url: string) => http.post<unknown>(url);
