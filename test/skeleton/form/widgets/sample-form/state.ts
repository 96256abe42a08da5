import * as v from 'valibot';
import type { SampleFormFields } from '@shared/contract/sampleForm';
import { describeRecord } from '@shared/forms/describeRecord';
import { t } from '@shared/i18n';
import { createReducer } from '@shared/store/createReducer';
import { createResource, type ResourceState } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { getRecord, patchRecord } from './api';
import type { SampleFormConfig } from './config';
import { readRecord, type SampleFormRecord } from './model/answers';

type SampleFormExtra = Extra<SampleFormConfig>;

export const record = createResource(
  'sampleForm/record',
  async (_: undefined, { http, config }: SampleFormExtra) =>
    readRecord(await getRecord(http, config)),
);

/** What can be edited, and how it is saved. */
export const recordKind = describeRecord<SampleFormRecord, SampleFormFields, SampleFormExtra>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    note: { label: () => t('Note'), schema: v.string() },
  },
  read: async ({ http, config }) => [readRecord(await getRecord(http, config))],
  change: async ({ http, config }, _id, edits) =>
    readRecord(await patchRecord(http, config, edits)),
  refresh: () => record.read(undefined),
  replace: (saved) => record.replace(undefined, saved),
});

interface SampleFormState {
  /** As the server has it. What is typed over it stands in the form. */
  record: ResourceState<SampleFormRecord>;
}

export const sampleFormReducer = createReducer<SampleFormState>({ record: record.initial }, (on) =>
  record.reduce(on, 'record'),
);

export const { useAppSelector, useAppDispatch } = widgetHooks<SampleFormState, SampleFormConfig>();
