import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import type { BatchFormConfig } from '../config';
import { savedBatch } from './requests';

export const batchFormReducer = resourceReducer({ batch: savedBatch });

export type BatchFormState = ReturnType<typeof batchFormReducer>;

export const { useAppSelector, useAppDispatch } = widgetHooks<BatchFormState, BatchFormConfig>();
