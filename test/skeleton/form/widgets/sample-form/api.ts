import type { SampleFormFields } from '@shared/contract/sampleForm';
import type { Http } from '@shared/http/http';
import type { SampleFormConfig } from './config';

/** SF1: the fields as they were last saved, and whether the user may change them. */
export const getRecord = (http: Http, { urls }: SampleFormConfig) => http.get<unknown>(urls.record);

/** SF2: saves the fields that are given. Returns what SF1 does. */
export const patchRecord = (
  http: Http,
  { urls }: SampleFormConfig,
  fields: Partial<SampleFormFields>,
) => http.patch<unknown>(urls.record, fields);
