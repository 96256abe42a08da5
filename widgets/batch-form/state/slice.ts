import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';
import { createReducer } from '@shared/store/createReducer';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import type { BatchFormConfig } from '../config';
import { isCoa, savedBatchIn, withAnalysis } from '../model/shape';
import {
  createBatch,
  loadBatch,
  readBatch,
  reanalyzeCoa,
  removeCoa,
  updateBatch,
  uploadCoa,
} from './requests';

export interface BatchFormState {
  /** As the server has it. What is typed over it stands in the form. */
  batch: Load<BatchAnswer>;
  /** Counts the saves that the server took. */
  refreshKey: number;
  /** The latest read, by its number. */
  lastRead: number;
  /** Reads up to this one are older than what is shown: a later read, or a write that was answered after it. */
  staleRead: number;
}

const initialState: BatchFormState = { batch: idle, refreshKey: 0, lastRead: 0, staleRead: 0 };

/** An update whose answer was lost, and which the server shows. */
export const batchFoundSaved = defineEvent('batch/foundSaved');

const batchOf = ({ batch }: BatchFormState): Batch | null =>
  batch.status === 'ready' ? batch.value.batch : null;

const put = (coas: Coa[], coa: Coa): Coa[] =>
  coas.some(({ id }) => id === coa.id)
    ? coas.map((each) => (each.id === coa.id ? coa : each))
    : [...coas, coa];

export const batchFormReducer = createReducer<BatchFormState>(initialState, (on) => {
  on(loadBatch.pending, (state) => {
    state.batch = pending<BatchAnswer>(state.batch);
  });
  on(loadBatch.fulfilled, (state, { payload }) => {
    state.batch = ready(payload);
  });
  on(readBatch.pending, (state, { meta }) => {
    state.lastRead = meta.requestId;
  });
  on(readBatch.fulfilled, (state, { payload, meta }) => {
    if (meta.requestId <= state.staleRead) return;
    state.batch = ready(payload);
    state.staleRead = meta.requestId;
  });
  on(loadBatch.rejected, (state, { payload }) => {
    state.batch = failed<BatchAnswer>(state.batch, payload);
  });

  on(createBatch.fulfilled, (state) => {
    state.refreshKey += 1;
  });
  on(updateBatch.fulfilled, (state, { payload }) => {
    state.refreshKey += 1;
    const batch = batchOf(state);
    // Certificates are saved by themselves: those that came while the batch was saved are newer than its answer.
    const saved = savedBatchIn(payload);
    if (batch && saved) Object.assign(batch, saved, { coas: batch.coas });
    state.staleRead = state.lastRead;
  });
  on(batchFoundSaved, (state) => {
    state.refreshKey += 1;
  });

  const putCoa = (state: BatchFormState, { payload }: { payload: Coa }) => {
    const batch = batchOf(state);
    if (batch && isCoa(payload)) batch.coas = put(batch.coas, withAnalysis(payload));
    state.staleRead = state.lastRead;
  };
  on(uploadCoa.fulfilled, putCoa);
  on(reanalyzeCoa.fulfilled, putCoa);
  on(removeCoa.fulfilled, (state, { meta }) => {
    const batch = batchOf(state);
    if (batch) batch.coas = batch.coas.filter(({ id }) => id !== meta.arg);
    state.staleRead = state.lastRead;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<BatchFormState, BatchFormConfig>();
