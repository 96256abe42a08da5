import { mapResult } from '@shared/http/result';
import type { BatchTemplate } from '@shared/contract/batchList';
import type { Extra } from '@shared/store/createWidgetStore';
import { createResource } from '@shared/store/createResource';
import { getContext, getSelectedProducts, getStockLocations, getTemplate } from '../api';
import type { BatchListConfig } from '../config';
import { readList, readLocations, readNames } from '../model/answers';

export type ListExtra = Extra<BatchListConfig>;

export const batchList = createResource(
  'batches/list',
  (_: undefined, { http, config }: ListExtra) => mapResult(getContext(http, config), readList),
);

export const stockLocations = createResource(
  'batches/stockLocations',
  (_: undefined, { http, config }: ListExtra) =>
    mapResult(getStockLocations(http, config), readLocations),
);

export const productNames = createResource(
  'batches/productNames',
  (_: undefined, { http, config }: ListExtra) =>
    mapResult(getSelectedProducts(http, config), readNames),
);

/** Read by whoever asks for it. */
export const batchTemplate = createResource(
  'batches/template',
  (read: (answer: unknown) => BatchTemplate, { http, config }: ListExtra) =>
    mapResult(getTemplate(http, config), read),
);
