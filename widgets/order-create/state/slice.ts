import type { OrderErrors, OrderVariants } from '../../../shared/contract/orderingShapes';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, pending, ready } from '../../../shared/store/load';
import { removalsBy } from '../../../shared/store/removals';
import type { OrderCreateConfig } from '../config';
import {
  editKey,
  rowKey,
  type OrderEdit,
  type OrderItem,
  type OrderVariant,
  type OrderView,
} from '../order';
import { loadOrder, readVariants, validateOrder } from './requests';
import {
  initialState,
  noStaging,
  type OrderState,
  type Refusal,
  type Shown,
  type Staged,
} from './state';

/** The plain values that events set whole. */
type Settable = Pick<
  OrderState,
  | 'orderId'
  | 'query'
  | 'isReading'
  | 'readFailure'
  | 'history'
  | 'report'
  | 'zeroes'
  | 'bringingBack'
  | 'hiddenColumns'
  | 'variantQuery'
  | 'creating'
  | 'moved'
>;

export const viewChanged = (payload: Shown) => ({ type: 'order/viewChanged', payload }) as const;
export const editQueued = (payload: number) => ({ type: 'order/editQueued', payload }) as const;
export const editRefused = (payload: Refusal) => ({ type: 'order/editRefused', payload }) as const;
/** Forgets the refusal of one edit by its key, or all of them. */
export const refusalsDismissed = (payload: string | null) =>
  ({ type: 'order/refusalsDismissed', payload }) as const;
export const changed = (payload: Partial<Settable>) =>
  ({ type: 'order/changed', payload }) as const;
export const itemsRemoved = (payload: readonly OrderItem[]) =>
  ({ type: 'order/itemsRemoved', payload }) as const;
/** Items that are not to be brought back any more, by their rows; null is all of them. */
export const removalsForgotten = (payload: readonly string[] | null) =>
  ({ type: 'order/removalsForgotten', payload }) as const;
export const stagingStarted = (payload: readonly OrderVariant[]) =>
  ({ type: 'order/stagingStarted', payload }) as const;
export const stagingDone = (payload: Staged) => ({ type: 'order/stagingDone', payload }) as const;
export const resultsDismissed = () => ({ type: 'order/resultsDismissed' }) as const;

const removals = removalsBy<OrderItem>(rowKey);

const isAbout = (one: OrderEdit, other: OrderEdit) =>
  one.type === other.type && rowKey(one.item) === rowKey(other.item);

export const orderReducer = createReducer<OrderState>(initialState, (on) => {
  on(loadOrder.pending, (state) => {
    state.order = pending<OrderView>(state.order);
  });
  on(loadOrder.fulfilled, (state, { payload }) => {
    state.filters = payload.filters;
    state.variants = ready(payload.variants);
    state.latest = payload.latest;
  });
  on(loadOrder.rejected, (state, { payload }) => {
    state.order = failed<OrderView>(state.order, payload);
  });
  on(readVariants.pending, (state, { meta }) => {
    state.asked.variants = meta.requestId;
    state.variants = pending<OrderVariants>(state.variants);
  });
  on(readVariants.fulfilled, (state, { payload, meta }) => {
    if (meta.requestId === state.asked.variants) state.variants = ready(payload);
  });
  on(readVariants.rejected, (state, { payload, meta }) => {
    if (meta.requestId === state.asked.variants)
      state.variants = failed<OrderVariants>(state.variants, payload);
  });
  on(validateOrder.pending, (state, { meta }) => {
    state.asked.errors = meta.requestId;
    state.errors = pending<OrderErrors>(state.errors);
  });
  on(validateOrder.fulfilled, (state, { payload, meta }) => {
    if (meta.requestId === state.asked.errors) state.errors = ready(payload);
  });
  on(validateOrder.rejected, (state, { payload, meta }) => {
    if (meta.requestId === state.asked.errors)
      state.errors = failed<OrderErrors>(state.errors, payload);
  });

  on<ReturnType<typeof viewChanged>>('order/viewChanged', (state, { payload }) => {
    state.order = ready(payload.view);
    state.pending = payload.pending;
    state.stalled = payload.stalled;
    if (payload.pending.length === 0) state.queued = 0;
  });
  on<ReturnType<typeof editQueued>>('order/editQueued', (state, { payload }) => {
    state.queued += payload;
  });
  on<ReturnType<typeof editRefused>>('order/editRefused', (state, { payload }) => {
    state.refusals = state.refusals.filter(({ edit }) => !isAbout(edit, payload.edit));
    state.refusals = [...state.refusals, payload];
    // It is still there: nothing to bring back.
    if (payload.edit.type === 'remove') {
      state.removals = removals.without(state.removals, [rowKey(payload.edit.item)]);
    }
  });
  on<ReturnType<typeof refusalsDismissed>>('order/refusalsDismissed', (state, { payload }) => {
    state.refusals =
      payload === null ? [] : state.refusals.filter(({ edit }) => editKey(edit) !== payload);
  });
  on<ReturnType<typeof changed>>('order/changed', (state, { payload }) => {
    Object.assign(state, payload);
  });
  on<ReturnType<typeof itemsRemoved>>('order/itemsRemoved', (state, { payload }) => {
    state.removals = removals.add(state.removals, payload);
  });
  on<ReturnType<typeof removalsForgotten>>('order/removalsForgotten', (state, { payload }) => {
    state.removals = payload === null ? [] : removals.without(state.removals, payload);
  });
  on<ReturnType<typeof stagingStarted>>('order/stagingStarted', (state, { payload }) => {
    const started = payload.map(({ id }) => id);
    const isNew = state.staging.itemsBeingAdded.length === 0;
    const { total, done, added, itemsBeingAdded, failed: before } = state.staging;
    // New lists: those of an empty staging are every order's.
    state.staging = {
      total: (isNew ? 0 : total) + started.length,
      done: isNew ? 0 : done,
      added: isNew ? 0 : added,
      itemsBeingAdded: [...itemsBeingAdded, ...started],
      failed: before.filter(({ variant }) => !started.includes(variant.id)),
    };
  });
  on<ReturnType<typeof stagingDone>>('order/stagingDone', (state, { payload }) => {
    const { variant, item, itemId, failure } = payload;
    const { staging } = state;
    staging.itemsBeingAdded = staging.itemsBeingAdded.filter((id) => id !== variant.id);
    staging.done += 1;
    if (failure) staging.failed = [...staging.failed, { variant, failure }];
    else staging.added += 1;
    if (failure) return;
    if (item) state.latest = [item, ...state.latest].slice(0, 5);
    const shown = state.variants.status === 'idle' ? undefined : state.variants.value;
    const found = shown?.variants.find(({ id }) => id === variant.id);
    if (found) found.ordered_item_id = itemId ?? found.ordered_item_id;
  });
  on('order/resultsDismissed', (state) => {
    state.staging = { ...noStaging, itemsBeingAdded: state.staging.itemsBeingAdded };
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<OrderState, OrderCreateConfig>();
