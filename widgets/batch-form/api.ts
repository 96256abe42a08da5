import type { Id } from '@shared/answers/id';
import type { Batch, BatchAnswer, BatchPayload, Coa } from '@shared/contract/batches';
import { fillUrl } from '@shared/urls/fillUrl';
import type { Http, UploadOptions } from '@shared/http/http';
import type { BatchFormConfig } from './config';

/** T1: the batch with what can be chosen in its form. */
export const getBatch = (http: Http, { urls }: BatchFormConfig) =>
  http.get<BatchAnswer>(urls.batch);

/** T2: creates a batch. The same `key` again creates none and returns the first one. */
export const postBatch = (
  http: Http,
  { urls }: BatchFormConfig,
  payload: BatchPayload,
  key: string,
) => http.post<Batch>(urls.create ?? '', payload, { headers: { 'Idempotency-Key': key } });

/** T3: saves the batch. Returns it with the ids of its new rows. */
export const patchBatch = (http: Http, { urls }: BatchFormConfig, payload: BatchPayload) =>
  http.patch<Batch>(urls.batch, payload);

/** T4: uploads a certificate of analysis. */
export function uploadCoa(http: Http, { urls }: BatchFormConfig, file: File, on: UploadOptions) {
  const form = new FormData();
  form.set('file', file);
  return http.upload<Coa>(urls.coaUpload ?? '', form, on);
}

/** T5: starts a new analysis of a certificate. */
export const reanalyzeCoa = (http: Http, { urls }: BatchFormConfig, id: Id) =>
  http.post<Coa>(fillUrl(urls.coaReanalyze ?? '', { id }));

/** T6: removes a certificate. */
export const deleteCoa = (http: Http, { urls }: BatchFormConfig, id: Id) =>
  http.delete<undefined>(fillUrl(urls.coaRemove ?? '', { id }));

/** T7: starts to read the terpenes anew. */
export const reimportTerpenes = (http: Http, { urls }: BatchFormConfig) =>
  http.post<undefined>(urls.terpeneReimport ?? '');
