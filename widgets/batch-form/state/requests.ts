import type { Id } from '@shared/id';
import type { BatchPayload } from '@shared/contract/batches';
import { HttpError } from '@shared/http/failure';
import type { UploadOptions } from '@shared/http/http';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import * as api from '../api';
import type { BatchFormConfig } from '../config';
import { batchAnswerIn } from '../model/shape';

export type BatchFormExtra = Extra<BatchFormConfig>;

/** An answer without a batch is a server that could not say. */
const getBatch = async ({ http, config }: BatchFormExtra) => {
  const answer = batchAnswerIn(await api.getBatch(http, config));
  if (answer) return answer;
  throw new HttpError({ kind: 'server', status: 200, message: '', fields: [] });
};

export const loadBatch = createRequest('batch/load', (_: undefined, extra: BatchFormExtra) =>
  getBatch(extra),
);

/** The same read while the form is there: when it fails, the form stays as it is. */
export const readBatch = createRequest('batch/read', (_: undefined, extra: BatchFormExtra) =>
  getBatch(extra),
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
