import type { Extra } from '@shared/store/createWidgetStore';
import { createResource } from '@shared/store/createResource';
import { getContext, getSelectedProducts, getStockLocations, getTemplate } from '../api';
import type { BatchListConfig } from '../config';
import { readList, readLocations, readNames, readTemplate } from '../model/answers';

export type ListExtra = Extra<BatchListConfig>;

export const batchList = createResource(
  'batches/list',
  async (_: undefined, { http, config }: ListExtra) => readList(await getContext(http, config)),
);

export const stockLocations = createResource(
  'batches/stockLocations',
  async (_: undefined, { http, config }: ListExtra) =>
    readLocations(await getStockLocations(http, config)),
);

export const productNames = createResource(
  'batches/productNames',
  async (_: undefined, { http, config }: ListExtra) =>
    readNames(await getSelectedProducts(http, config)),
);

export const batchTemplate = createResource(
  'batches/template',
  async (_: undefined, { http, config }: ListExtra) =>
    readTemplate(await getTemplate(http, config)),
);
