import { mapResult } from '@shared/http/result';
import { createReducer } from '@shared/store/createReducer';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { getRecord } from '../api';
import type { SampleFormConfig } from '../config';
import { readRecord } from '../model/answers';

export type SampleFormExtra = Extra<SampleFormConfig>;

export const record = createResource(
  'sampleForm/record',
  (_: undefined, { http, config }: SampleFormExtra) =>
    mapResult(getRecord(http, config), readRecord),
);

/** As the server has it. What is typed over it stands in the form. */
const initialState = { record: record.initial };

export const sampleFormReducer = createReducer(initialState, (on) => record.reduce(on, 'record'));

export const { useAppSelector, useAppDispatch } = widgetHooks<
  typeof initialState,
  SampleFormConfig
>();
