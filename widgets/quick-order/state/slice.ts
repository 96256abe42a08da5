import type { CartNotices } from '@shared/contract/cart';
import type { TypedCell } from '@shared/grid/column';
import { noHistory, withoutRefused, type EditHistory } from '@shared/sync/history';
import type { Failure } from '@shared/http/failure';
import type { Id } from '@shared/answers/id';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { Stale } from '@shared/sync/queue';
import { createLineNotes, type LineNotesState } from '@shared/sync/createLineNotes';
import { createSyncServices, type SyncServices } from '@shared/sync/syncServices';
import type { LineNote, LineRefusal } from '@shared/sync/lineNotes';
import type { Extra, WidgetDispatch } from '@shared/store/createWidgetStore';
import type { QuickOrderConfig } from '../config';
import type { Listed } from '../model/answers';
import {
  columnOf,
  type Conflict,
  type Line,
  type OfferEdit,
  type Sheet,
  type SheetAnswer,
  type Stock,
} from '../model/sheet';
import type { SheetSync } from './sync';
import { firstOrder, list, notices } from './requests';

/** An edit of a cell that the server did not take. `line` is the cell as it was asked for. */
export type Refusal = LineRefusal<Line>;

/** What is to be said of one cell. */
export type Note = LineNote<Line, Refusal, Conflict>;

/** What is typed in a cell, with the name of its product: after a reload its row may be on another page. */
export interface TypedIn extends TypedCell {
  name?: string | undefined;
}

/** What a dialog has sent. */
export interface DialogWrite {
  key: string;
  /** What it changes, for the way back. */
  cells: readonly OfferEdit[];
  /** Why the server did not take it. */
  failure?: Failure;
}

/** What the queue of writes shows. */
export interface SheetView {
  sheet: Sheet;
  /** Cells whose cases the server has not confirmed, also those that are emptied. */
  pending: readonly Line[];
  /** How many edits may have been saved, or may still be. */
  unknown: number;
  /** Why everything waits for the person. */
  paused: Failure | null;
  /** What is shown is known to be old. */
  stale: Stale | null;
  /** Edits that are shown and not sent, because someone else has changed their cells. */
  conflicts: readonly Conflict[];
}

export interface QuickOrderState extends Omit<SheetView, 'sheet'>, LineNotesState<Line, Conflict> {
  list: ResourceState<Listed>;
  /** The locations that stand beside each other. */
  chosen: readonly Id[];
  order: ResourceState<SheetAnswer>;
  notices: ResourceState<CartNotices>;
  /** Null until the order was read first. */
  sheet: Sheet | null;
  /** What offers can be had of, as far as writes have said it since the page of products was read. */
  stock: readonly Stock[];
  refusals: readonly Refusal[];
  /** Until the dialog has said what became of it. */
  dialogs: readonly DialogWrite[];
  history: EditHistory;
  /** What is typed in the open cell. */
  typed: TypedIn | null;
  /** What an earlier visit left typed: the grid begins anew with it, once it has its row. */
  restored: TypedIn | null;
}

type QuickOrderServices = SyncServices<SheetSync>;
export type QuickOrderExtra = Extra<QuickOrderConfig, QuickOrderServices>;
export type QuickOrderDispatch = WidgetDispatch<
  QuickOrderState,
  QuickOrderConfig,
  QuickOrderServices
>;

export const sheetNotes = createLineNotes<Line, Refusal, Conflict>('quickOrder');

const initialState: QuickOrderState = {
  ...sheetNotes.initial,
  list: list.initial,
  chosen: [],
  order: firstOrder.initial,
  notices: notices.initial,
  sheet: null,
  stock: [],
  pending: [],
  unknown: 0,
  paused: null,
  stale: null,
  refusals: [],
  dialogs: [],
  history: noHistory,
  typed: null,
  restored: null,
};

export const locationsChosen = defineEvent<readonly Id[]>('quickOrder/locationsChosen');
export const viewChanged = defineEvent<SheetView>('quickOrder/viewChanged');
export const stockTold = defineEvent<readonly Stock[]>('quickOrder/stockTold');
export const editRefused = defineEvent<Refusal>('quickOrder/editRefused');
export const dialogBegan = defineEvent<DialogWrite>('quickOrder/dialogBegan');
export const dialogFailed =
  defineEvent<Required<Omit<DialogWrite, 'cells'>>>('quickOrder/dialogFailed');
/** The dialog has said it. */
export const dialogAnswered = defineEvent<string>('quickOrder/dialogAnswered');
/** What was said of some cells is no longer to be said: it was read, or they were edited again. */
export const notesDismissed = defineEvent<readonly string[]>('quickOrder/notesDismissed');
export const historyChanged = defineEvent<EditHistory>('quickOrder/historyChanged');
export const cellTyped = defineEvent<TypedIn | null>('quickOrder/cellTyped');
export const cellRestored = defineEvent<TypedIn>('quickOrder/cellRestored');

export const quickOrderReducer = createReducer(initialState, (on) => {
  list.reduce(on, 'list', (state) => {
    // What is read now is newer than what writes have said.
    state.stock = [];
  });
  firstOrder.reduce(on, 'order');
  notices.reduce(on, 'notices');

  on(locationsChosen, (state, { payload }) => {
    state.chosen = payload;
  });
  on(viewChanged, (state, { payload }) => {
    Object.assign(state, payload);
  });
  on(stockTold, (state, { payload }) => {
    const told = payload.map(({ key }) => key);
    state.stock = [...state.stock.filter(({ key }) => !told.includes(key)), ...payload];
  });
  on(editRefused, (state, { payload }) => {
    const { line, asked } = payload;
    state.refusals = [...state.refusals.filter(({ line: { key } }) => key !== line.key), payload];
    // It never happened: nothing to undo.
    state.history = withoutRefused(state.history, [
      { rowKey: line.offer.key, columnId: columnOf(line.locationId), from: '', to: String(asked) },
    ]);
  });
  on(dialogBegan, (state, { payload }) => {
    state.dialogs = [...state.dialogs, payload];
  });
  on(dialogFailed, (state, { payload }) => {
    state.dialogs = state.dialogs.map((each) =>
      each.key === payload.key ? { ...each, failure: payload.failure } : each,
    );
  });
  on(dialogAnswered, (state, { payload }) => {
    state.dialogs = state.dialogs.filter(({ key }) => key !== payload);
  });
  sheetNotes.reduce(on);
  on(notesDismissed, (state, { payload }) => {
    state.refusals = state.refusals.filter(({ line }) => !payload.includes(line.key));
    sheetNotes.dismiss(state, payload);
  });
  on(historyChanged, (state, { payload }) => {
    state.history = payload;
  });
  on(cellTyped, (state, { payload }) => {
    state.typed = payload;
  });
  on(cellRestored, (state, { payload }) => {
    state.typed = state.restored = payload;
  });
});

export const createQuickOrderServices = createSyncServices<SheetSync>;

export const { useAppSelector, useAppDispatch } = widgetHooks<
  QuickOrderState,
  QuickOrderConfig,
  QuickOrderServices
>();
