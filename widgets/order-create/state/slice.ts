import type { CellEdit } from '@shared/grid/column';
import { noHistory, withoutRefused } from '@shared/sync/history';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import { widgetHooks } from '@shared/store/hooks';
import { ready, valueOf } from '@shared/store/load';
import { createOrderList } from '@shared/orders/createOrderList';
import { editKey, isSaved, type Placed } from '@shared/orders/itemEdits';
import { reduceClears, type ClearsState } from '@shared/sync/clears';
import type { OrderCreateConfig } from '../config';
import { cellOf, isPricedAnew, type OrderEdit } from '../model/order';
import type { OrderServices } from './services';
import { reduceStaging } from './stagingSlice';
import { changedSince, isFinal } from './outcome';
import { orderCheck, variantsRead } from './requests';
import { initialState, type OrderState, type Refusal, type Shown, type Synced } from './state';

/** The plain values that events set whole. */
type Settable = Omit<
  OrderState,
  keyof Synced | keyof ClearsState | 'errors' | 'variants' | 'variantsShown' | 'staging'
>;

export const viewChanged = defineEvent<Shown>('order/viewChanged');
export const changed = defineEvent<Partial<Settable>>('order/changed');
export const orderList = createOrderList<OrderEdit, Refusal, Placed>('order');

/** Whether the order has by now what was not taken. What is pending is drawn over what the server has. */
const isThere = ({ view, pending }: Shown, edit: OrderEdit): boolean =>
  isSaved(view.page.items, { ...edit, isReturn: false }) &&
  !pending.some(({ key }) => key === editKey(edit));

const isSameCell = (one: CellEdit, other: CellEdit): boolean =>
  one.rowKey === other.rowKey && one.columnId === other.columnId && one.to === other.to;

/** What was done before is of other prices: undoing it would bring them here. */
const forgetPrices = (state: OrderState) => {
  state.history = noHistory;
  state.report = null;
  // A price that was typed and can be tried again stays in sight, to be asked for of these prices too.
  state.refusals = state.refusals.flatMap((refusal) => {
    const { edit } = refusal;
    if (edit.type !== 'price') return refusal;
    const isTyped = edit.isRestored === true || edit.isStep !== true;
    return isTyped && !isFinal(refusal) ? { ...refusal, failure: changedSince() } : [];
  });
  state.removals = state.removals.map((removed) =>
    removed.map(({ item }) => ({ item: { ...item, price: item.list_price } })),
  );
};

export const orderReducer = createReducer<OrderState>(initialState, (on) => {
  variantsRead.reduce(on, 'variants', (state, _variants, { query }) => {
    state.variantsShown = query;
  });
  orderCheck.reduce(on, 'errors');

  on(viewChanged, (state, { payload }) => {
    const before = valueOf(state.order);
    if (before && isPricedAnew(before.order, payload.view.order)) forgetPrices(state);
    state.order = ready(payload.view);
    state.pending = payload.pending;
    state.refusals = state.refusals.filter(({ edit }) => !isThere(payload, edit));
    state.paused = payload.paused;
    state.stale = payload.stale;
    if (payload.pending.length === 0) state.queued = 0;
    // The grid goes with its last row, and is not there to keep what is typed in it.
    if (payload.view.page.items.length === 0) state.restoredCell = state.typedCell;
  });
  on(changed, (state, { payload }) => {
    Object.assign(state, payload);
  });
  orderList.reduce(on, {
    // It never happened: there is nothing to undo, and it is not among what a block has changed.
    whenRefused: (state, { edit }) => {
      const cell = cellOf(edit);
      // No step of this visit has made it.
      if (!cell || edit.isRestored) return;
      const isOfBlock = state.history.done.at(-1)?.some((each) => isSameCell(each, cell));
      if (state.report && isOfBlock) state.report.changed = Math.max(0, state.report.changed - 1);
      state.history = withoutRefused(state.history, [cell]);
    },
  });
  reduceClears(on);
  reduceStaging(on);
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  OrderState,
  OrderCreateConfig,
  OrderServices
>();
