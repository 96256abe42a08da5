import { mapResult } from '@shared/http/result';
import * as v from 'valibot';
import type { SampleFormFields } from '@shared/contract/sampleForm';
import { describeRecord } from '@shared/forms/describeRecord';
import { t } from '@shared/i18n';
import { getRecord, patchRecord } from '../api';
import { readRecord, type SampleFormRecord } from '../model/answers';
import { record, type SampleFormExtra } from './record';

/** What can be edited, and how it is saved. */
export const recordKind = describeRecord<SampleFormRecord, SampleFormFields, SampleFormExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    note: { label: () => t('Note'), schema: v.string() },
  },
  read: ({ http, config }) => mapResult(getRecord(http, config), (answer) => [readRecord(answer)]),
  change: ({ http, config }, _id, edits) => mapResult(patchRecord(http, config, edits), readRecord),
  refresh: () => record.read(undefined),
  replace: (saved) => record.replace(undefined, saved),
});
