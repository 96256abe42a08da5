import type { SampleListAnswer } from '@shared/contract/sampleList';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { SampleListConfig } from '../config';
import { items } from './requests';

export interface SampleListState {
  /** The page that was asked for last. */
  items: ResourceState<SampleListAnswer>;
}

export const sampleListReducer = createReducer<SampleListState>({ items: items.initial }, (on) => {
  items.reduce(on, 'items');
});

export const { useAppSelector, useAppDispatch } = widgetHooks<SampleListState, SampleListConfig>();
