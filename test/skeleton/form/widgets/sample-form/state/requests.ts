import { createRequest } from '@shared/store/createRequest';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getRecord, patchRecord } from '../api';
import type { SampleFormConfig } from '../config';
import { readRecord } from '../model/answers';
import type { Edits } from '../model/edits';

export type SampleFormExtra = Extra<SampleFormConfig>;

export const record = createResource(
  'sampleForm/record',
  async (_: undefined, { http, config }: SampleFormExtra) =>
    readRecord(await getRecord(http, config)),
);

export const sendEdits = createRequest(
  'sampleForm/sendEdits',
  async (edits: Edits, { http, config }: SampleFormExtra) =>
    readRecord(await patchRecord(http, config, edits)),
);
