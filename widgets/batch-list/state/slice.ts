import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { BatchTemplate, ListContext, StockLocation } from '@shared/contract/batchList';
import type { Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { BatchListConfig } from '../config';
import { batchList, batchTemplate, productNames, stockLocations, type ListExtra } from './requests';

/** How a move of batches ended. */
export interface Moved {
  /** Name of the stock location. */
  to: string;
  count: number;
  /** What is not where it was sent, and why where the shop said so. */
  refused: { batchRef: string; why: string }[];
  /** Why it is not known what was moved: neither the answer nor the list could be read. */
  unknown: Failure | null;
}

export type Move =
  | { status: 'idle' }
  /** While it is searched, its answer was lost, and the server is asked whether it arrived. */
  | { status: 'moving' | 'searching' }
  | { status: 'moved'; moved: Moved }
  | { status: 'not-moved'; failure: Failure };

export interface BatchListState {
  batches: ResourceState<ListContext>;
  stockLocations: ResourceState<StockLocation[]>;
  /** Ids of variants with the names of their products. */
  productNames: ResourceState<[id: string, name: string][]>;
  template: ResourceState<BatchTemplate>;
  /** The name of the file that was saved last. */
  downloadedTemplate: string | null;
  /** Ids as text. */
  selected: string[];
  /** How many of the selected ones went from the list since something was last selected. */
  gone: number;
  move: Move;
}

export type Thunk<T> = ThunkAction<T, BatchListState, ListExtra, Action>;

const initialState: BatchListState = {
  batches: batchList.initial,
  stockLocations: stockLocations.initial,
  productNames: productNames.initial,
  template: batchTemplate.initial,
  downloadedTemplate: null,
  selected: [],
  gone: 0,
  move: { status: 'idle' },
};

export const selectionChanged = defineEvent<string[]>('batches/selectionChanged');
export const templateDownloaded = defineEvent<string>('batches/templateDownloaded');
export const moveChanged = defineEvent<Move>('batches/moveChanged');

export const batchListReducer = createReducer<BatchListState>(initialState, (on) => {
  batchList.reduce(on, 'batches', (state, { batches }) => {
    const there = new Set(batches.map(({ id }) => String(id)));
    const left = state.selected.filter((id) => there.has(id));
    state.gone += state.selected.length - left.length;
    state.selected = left;
  });
  stockLocations.reduce(on, 'stockLocations');
  productNames.reduce(on, 'productNames');
  batchTemplate.reduce(on, 'template');

  on(templateDownloaded, (state, { payload }) => {
    state.downloadedTemplate = payload;
  });
  on(selectionChanged, (state, { payload }) => {
    state.selected = payload;
    state.gone = 0;
  });
  on(moveChanged, (state, { payload }) => {
    state.move = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<BatchListState, BatchListConfig>();
