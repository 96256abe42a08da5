import type { BatchTemplate } from '@shared/contract/batchList';
import type { Extra } from '@shared/store/createWidgetStore';
import { createResource } from '@shared/store/createResource';
import { getContext, getSelectedProducts, getStockLocations, getTemplate } from '../api';
import type { BatchListConfig } from '../config';
import { readList, readLocations, readNames } from '../model/answers';

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

/** Read by whoever asks for it. */
export const batchTemplate = createResource(
  'batches/template',
  async (read: (answer: unknown) => BatchTemplate, { http, config }: ListExtra) =>
    read(await getTemplate(http, config)),
);
