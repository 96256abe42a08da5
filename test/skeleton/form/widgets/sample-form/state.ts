import * as v from 'valibot';
import { describeRecord } from '@shared/forms/describeRecord';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { getRecord, patchRecord } from './api';
import type { SampleFormConfig } from './config';
import { readRecord, type FormRecord } from './model/answers';

type Ext = Extra<SampleFormConfig>;

const read = (_: undefined, { http, config }: Ext) =>
  mapResult(getRecord(http, config), readRecord);

/** As the server has it. What is typed over it stands in the form. */
export const record = createResource('sampleForm/record', read);

export const sampleFormReducer = resourceReducer({ record });

export const { useAppSelector } = widgetHooks<ReturnType<typeof sampleFormReducer>>();

/** What can be edited, and how it is saved. */
export const recordKind = describeRecord<FormRecord, FormRecord['fields'], Ext>({
  fields: {
    name: { label: () => t('Name'), schema: v.string() },
    note: { label: () => t('Note'), schema: v.string() },
    fee: { label: () => t('Fee'), schema: v.string(), isNumber: true },
  },
  fieldsOf: ({ fields }) => fields,
  read: (extra) => mapResult(read(undefined, extra), (row) => [row]),
  change: ({ http, config }, _id, edits) => mapResult(patchRecord(http, config, edits), readRecord),
  refresh: record.refetch,
  replace: (saved) => record.replace(undefined, saved),
});
