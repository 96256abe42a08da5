import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import {
  getContext,
  getSelectedProducts,
  getStockLocations,
  getTemplate,
  postBatches,
  postRows,
} from '../api';
import type { TemplateUpload } from '../../../shared/contract/batchList';
import type { BatchListConfig } from '../config';

export type ListExtra = Extra<BatchListConfig>;

type Id = string | number;

export const loadContext = createRequest('batches/loadContext', (_: undefined, extra: ListExtra) =>
  getContext(extra.http, extra.config),
);

export const loadStockLocations = createRequest(
  'batches/loadStockLocations',
  (_: undefined, { http, config }: ListExtra) => getStockLocations(http, config),
);

/** As pairs: the server chooses the names of the answer's keys. */
export const loadSelectedProducts = createRequest(
  'batches/loadSelectedProducts',
  async (_: undefined, { http, config }: ListExtra) =>
    Object.entries(await getSelectedProducts(http, config)),
);

export const loadTemplate = createRequest(
  'batches/loadTemplate',
  (_: undefined, { http, config }: ListExtra) => getTemplate(http, config),
);

export const moveBatches = createRequest(
  'batches/move',
  ({ ids, stockLocationId }: { ids: readonly Id[]; stockLocationId: Id }, extra: ListExtra) =>
    postBatches(
      extra.http,
      extra.config,
      ids.map((id) => ({ id, stockLocationId })),
    ),
);

export const uploadRows = createRequest(
  'batches/uploadRows',
  (upload: TemplateUpload, { http, config }: ListExtra) => postRows(http, config, upload),
);
