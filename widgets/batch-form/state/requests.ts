import type { BatchPayload } from '../../../shared/contract/batches';
import type { UploadOptions } from '../../../shared/http/http';
import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import * as api from '../api';
import type { BatchFormConfig } from '../config';
import type { Id } from '../values';

export type BatchFormExtra = Extra<BatchFormConfig>;

export const loadBatch = createRequest(
  'batch/load',
  (_: undefined, { http, config }: BatchFormExtra) => api.getBatch(http, config),
);

/** The same read while the form is there: when it fails, the form stays as it is. */
export const readBatch = createRequest(
  'batch/read',
  (_: undefined, { http, config }: BatchFormExtra) => api.getBatch(http, config),
);

export const createBatch = createRequest(
  'batch/create',
  ({ payload, key }: { payload: BatchPayload; key: string }, { http, config }: BatchFormExtra) =>
    api.postBatch(http, config, payload, key),
);

export const updateBatch = createRequest(
  'batch/update',
  (payload: BatchPayload, { http, config }: BatchFormExtra) =>
    api.patchBatch(http, config, payload),
);

export const uploadCoa = createRequest(
  'batch/uploadCoa',
  ({ file, on }: { file: File; on: UploadOptions }, { http, config }: BatchFormExtra) =>
    api.uploadCoa(http, config, file, on),
);

export const reanalyzeCoa = createRequest(
  'batch/reanalyzeCoa',
  (id: Id, { http, config }: BatchFormExtra) => api.reanalyzeCoa(http, config, id),
);

export const removeCoa = createRequest(
  'batch/removeCoa',
  (id: Id, { http, config }: BatchFormExtra) => api.deleteCoa(http, config, id),
);

export const reimportTerpenes = createRequest(
  'batch/reimportTerpenes',
  (_: undefined, { http, config }: BatchFormExtra) => api.reimportTerpenes(http, config),
);
