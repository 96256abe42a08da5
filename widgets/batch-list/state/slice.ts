import type { BatchTemplate, ListContext, StockLocation } from '../../../shared/contract/batchList';
import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import type { BatchListConfig } from '../config';
import { noFilters, type Filters } from '../filters';
import { loadContext, loadSelectedProducts, loadStockLocations, loadTemplate } from './requests';

/** How a move of batches ended. */
export interface Moved {
  /** Name of the stock location. */
  to: string;
  count: number;
  refused: { batchRef: string; why: string }[];
  /** The answer was lost, and so was the look at the list after it. */
  unknown: Failure | null;
}

export interface BatchListState {
  context: Load<ListContext>;
  /** The last request of the list: an answer to an older one is dropped. */
  asked: number;
  stockLocations: Load<StockLocation[]>;
  /** Ids of variants with the names of their products. */
  variantSelectedProducts: Load<[id: string, name: string][]>;
  template: Load<BatchTemplate>;
  /** The name of the file that was saved last. */
  downloadedTemplate: string | null;
  filters: Filters;
  /** Ids as text. */
  selected: string[];
  isMoving: boolean;
  moved: Moved | null;
  moveFailure: Failure | null;
}

const initialState: BatchListState = {
  context: idle,
  asked: 0,
  stockLocations: idle,
  variantSelectedProducts: idle,
  template: idle,
  downloadedTemplate: null,
  filters: noFilters,
  selected: [],
  isMoving: false,
  moved: null,
  moveFailure: null,
};

export const filtersChanged = (payload: Filters) =>
  ({ type: 'batches/filtersChanged', payload }) as const;
export const selectionChanged = (payload: string[]) =>
  ({ type: 'batches/selectionChanged', payload }) as const;
export const templateDownloaded = (payload: string) =>
  ({ type: 'batches/templateDownloaded', payload }) as const;
export const moveStarted = () => ({ type: 'batches/moveStarted' }) as const;
export const moveEnded = (payload: { moved: Moved | null; failure: Failure | null }) =>
  ({ type: 'batches/moveEnded', payload }) as const;

export const batchListReducer = createReducer<BatchListState>(initialState, (on) => {
  on(loadContext.pending, (state, { meta }) => {
    state.asked = meta.requestId;
    state.context = pending<ListContext>(state.context);
  });
  on(loadContext.fulfilled, (state, { payload, meta }) => {
    if (meta.requestId !== state.asked) return;
    state.context = ready(payload);
    const there = new Set(payload.batches.map(({ id }) => String(id)));
    state.selected = state.selected.filter((id) => there.has(id));
  });
  on(loadContext.rejected, (state, { payload, meta }) => {
    if (meta.requestId === state.asked) state.context = failed<ListContext>(state.context, payload);
  });

  on(loadStockLocations.pending, (state) => {
    state.stockLocations = pending<StockLocation[]>(state.stockLocations);
  });
  on(loadStockLocations.fulfilled, (state, { payload }) => {
    state.stockLocations = ready(payload);
  });
  on(loadStockLocations.rejected, (state, { payload }) => {
    state.stockLocations = failed<StockLocation[]>(state.stockLocations, payload);
  });

  on(loadSelectedProducts.pending, (state) => {
    state.variantSelectedProducts = pending(state.variantSelectedProducts);
  });
  on(loadSelectedProducts.fulfilled, (state, { payload }) => {
    state.variantSelectedProducts = ready(payload);
  });
  on(loadSelectedProducts.rejected, (state, { payload }) => {
    state.variantSelectedProducts = failed(state.variantSelectedProducts, payload);
  });

  on(loadTemplate.pending, (state) => {
    state.template = pending<BatchTemplate>(state.template);
  });
  on(loadTemplate.fulfilled, (state, { payload }) => {
    state.template = ready(payload);
  });
  on(loadTemplate.rejected, (state, { payload }) => {
    state.template = failed<BatchTemplate>(state.template, payload);
  });
  on<ReturnType<typeof templateDownloaded>>('batches/templateDownloaded', (state, { payload }) => {
    state.downloadedTemplate = payload;
  });

  on<ReturnType<typeof filtersChanged>>('batches/filtersChanged', (state, { payload }) => {
    state.filters = payload;
  });
  on<ReturnType<typeof selectionChanged>>('batches/selectionChanged', (state, { payload }) => {
    state.selected = payload;
  });
  on('batches/moveStarted', (state) => {
    state.isMoving = true;
    state.moved = null;
    state.moveFailure = null;
  });
  on<ReturnType<typeof moveEnded>>('batches/moveEnded', (state, { payload }) => {
    state.isMoving = false;
    state.moved = payload.moved;
    state.moveFailure = payload.failure;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<BatchListState, BatchListConfig>();
