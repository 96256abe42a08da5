import type { SampleFormAnswer } from '@shared/contract/sampleForm';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { SampleFormConfig } from '../config';
import { record } from './requests';

export interface SampleFormState {
  /** As the server has it. What is typed over it stands in the form. */
  record: ResourceState<SampleFormAnswer>;
}

export const sampleFormReducer = createReducer<SampleFormState>(
  { record: record.initial },
  (on) => {
    record.reduce(on, 'record');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<SampleFormState, SampleFormConfig>();
