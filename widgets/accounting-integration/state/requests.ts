import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import {
  getCustomers,
  getCustomFields,
  getItems,
  getProducts,
  getQuickbooksCustomers,
} from '../api';
import type { AccountingIntegrationConfig } from '../config';
import { readDataSet } from '../model/answers';
import type { DataSetName } from '../model/sets';

export type AccountingExtra = Extra<AccountingIntegrationConfig>;

const reads = {
  quickbooksOnlineLTCustomers: getCustomers,
  quickbooksOnlineProducts: getProducts,
  quickbooksOnlineItems: getItems,
  quickbooksOnlineSalesformCustomFields: getCustomFields,
  quickbooksOnlineQBOCustomers: getQuickbooksCustomers,
} as const;

/** The five data sets, each read by itself. */
export const dataSet = createResource(
  'accountingIntegration/dataSet',
  (name: DataSetName, { http, config }: AccountingExtra) =>
    mapResult(reads[name](http, config), (answer) => readDataSet(name, answer)),
  { key: (name) => name },
);
