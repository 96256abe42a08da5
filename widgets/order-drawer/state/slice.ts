import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import type { DrawerConfig } from '../config';
import { firstView, keyOf, removals, type Drawer, type Placed, type View } from '../drawer';
import { loadDrawer } from './requests';

/** An edit that the server did not take. */
export interface Refusal extends Placed {
  asked: { quantity: number | null; price: string | null };
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

/** What the queue of writes shows. */
export interface QueueShown {
  drawer: Drawer;
  /** False while `drawer` is a page that is not looked at any more. */
  isCurrent: boolean;
  /** Keys of the edits that the server has not confirmed. */
  pending: string[];
  stalled: Failure | null;
}

export interface DrawerState {
  view: View;
  /** The page of `view`; pending while another one is on its way. */
  drawer: Load<Drawer>;
  pending: string[];
  stalled: Failure | null;
  refusals: Refusal[];
  clearFailure: Failure | null;
  /** What went, as it was: each is what one undo brings back. */
  removals: Placed[][];
  /** The item that takes the focus next; '' is the title. */
  focusKey: string | null;
}

const initialState: DrawerState = {
  view: firstView,
  drawer: idle,
  pending: [],
  stalled: null,
  refusals: [],
  clearFailure: null,
  removals: [],
  focusKey: null,
};

export const queueChanged = (payload: QueueShown) =>
  ({ type: 'drawer/queueChanged', payload }) as const;
export const viewChanged = (payload: View) => ({ type: 'drawer/viewChanged', payload }) as const;
/** `isKnownOld` where items came or went, so that the page shown cannot be the server's. */
export const pageFailed = (payload: { failure: Failure; isKnownOld: boolean }) =>
  ({ type: 'drawer/pageFailed', payload }) as const;
export const editRefused = (payload: Refusal) => ({ type: 'drawer/editRefused', payload }) as const;
export const refusalDismissed = (payload: string) =>
  ({ type: 'drawer/refusalDismissed', payload }) as const;
export const clearFailed = (payload: Failure | null) =>
  ({ type: 'drawer/clearFailed', payload }) as const;
export const itemsRemoved = (payload: Placed[]) =>
  ({ type: 'drawer/itemsRemoved', payload }) as const;
export const removalUndone = (payload: readonly string[]) =>
  ({ type: 'drawer/removalUndone', payload }) as const;
export const removalsForgotten = () => ({ type: 'drawer/removalsForgotten' }) as const;
export const focusMoved = (payload: string | null) =>
  ({ type: 'drawer/focusMoved', payload }) as const;

const without = (list: Refusal[], key: string) => list.filter(({ item }) => keyOf(item) !== key);

export const drawerReducer = createReducer<DrawerState>(initialState, (on) => {
  on(loadDrawer.pending, (state) => {
    state.drawer = pending<Drawer>(state.drawer);
  });
  on(loadDrawer.rejected, (state, { payload }) => {
    state.drawer = failed<Drawer>(state.drawer, payload);
  });

  on<ReturnType<typeof queueChanged>>('drawer/queueChanged', (state, { payload }) => {
    const { drawer, isCurrent, pending: keys, stalled } = payload;
    // With the answer of a clear its dialog goes, and the focus with it. The page that is read then comes later.
    if (state.pending.includes('clear') && !keys.includes('clear')) state.focusKey = '';
    state.pending = keys;
    state.stalled = stalled;
    // The old page stays in sight, and says that it is old, until the new one is there.
    state.drawer =
      isCurrent || state.drawer.status === 'idle'
        ? ready(drawer)
        : { ...state.drawer, value: drawer };
  });
  on<ReturnType<typeof viewChanged>>('drawer/viewChanged', (state, { payload }) => {
    state.view = payload;
    state.drawer = pending<Drawer>(state.drawer);
  });
  on<ReturnType<typeof pageFailed>>('drawer/pageFailed', (state, { payload }) => {
    // A read that nobody waited for may fail: what is shown is as true as before.
    if (payload.isKnownOld || state.drawer.status === 'pending') {
      state.drawer = failed<Drawer>(state.drawer, payload.failure);
    }
  });
  on<ReturnType<typeof editRefused>>('drawer/editRefused', (state, { payload }) => {
    const key = keyOf(payload.item);
    state.refusals = [...without(state.refusals, key), payload];
    // It is still there: nothing to bring back.
    if (payload.asked.quantity === 0) state.removals = removals.without(state.removals, [key]);
  });
  on<ReturnType<typeof refusalDismissed>>('drawer/refusalDismissed', (state, { payload }) => {
    state.refusals = without(state.refusals, payload);
  });
  on<ReturnType<typeof clearFailed>>('drawer/clearFailed', (state, { payload }) => {
    state.clearFailure = payload;
  });
  on<ReturnType<typeof itemsRemoved>>('drawer/itemsRemoved', (state, { payload }) => {
    state.removals = removals.add(state.removals, payload);
  });
  on<ReturnType<typeof removalUndone>>('drawer/removalUndone', (state, { payload }) => {
    state.removals = removals.without(state.removals, payload);
  });
  on('drawer/removalsForgotten', (state) => {
    state.removals = [];
  });
  on<ReturnType<typeof focusMoved>>('drawer/focusMoved', (state, { payload }) => {
    state.focusKey = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<DrawerState, DrawerConfig>();
