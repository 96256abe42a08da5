import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { idle, valueOf, type Load } from '@shared/store/load';
import { noClears, reduceClears, type ClearsState } from '@shared/sync/clears';
import { createOrderList } from '@shared/orders/createOrderList';
import type { OvertakenEdit } from '@shared/orders/orderSync';
import { editKey, isOf, type ClearEdit } from '@shared/orders/itemEdits';
import {
  isConfirmed,
  isSending,
  type RefusedEdit,
  type SyncedState,
} from '@shared/sync/createSyncedList';
import { createTyped, type TypedState } from '@shared/sync/createTyped';
import { createSyncServices, type SyncServices } from '@shared/sync/syncServices';
import type { DrawerConfig } from '../config';
import { firstView, type Address, type Drawer, type DrawerEdit, type Gone } from '../model/drawer';
import type { DrawerSync } from './drawerSync';

/** An edit that the server did not take; or one that was not sent, since somebody else has made the item what it is `now`. */
export type Refusal = RefusedEdit<DrawerEdit> | OvertakenEdit<DrawerEdit>;

/** What is typed in a field. With a text it is no edit yet: that cannot be read, or asks first. */
export interface TypedField {
  edit: DrawerEdit;
  text?: string | undefined;
}

export interface DrawerState
  extends
    SyncedState<DrawerEdit | ClearEdit, Refusal, Gone>,
    TypedState<TypedField>,
    ClearsState,
    Address {
  /** Whether the server chose the page of the view: the one that was asked for had gone. */
  isCorrected: boolean;
  /** The page of `view`; pending while another one is on its way. */
  drawer: Load<Drawer>;
}

export type DrawerServices = SyncServices<DrawerSync>;
export type DrawerExtra = Extra<DrawerConfig, DrawerServices>;
export type Thunk<T> = ThunkAction<T, DrawerState, DrawerExtra, Action>;
export const createServices = createSyncServices<DrawerSync>;

export const drawerList = createOrderList<DrawerEdit, Refusal, Gone>('drawer');
export const drawerTyped = createTyped<TypedField>('drawer', ({ edit }) => editKey(edit));

/** The plain values, which are set whole. */
type Settable = Omit<DrawerState, 'refusals' | 'removals' | 'typed' | 'restored' | 'clearFailures'>;
export const changed = defineEvent<Partial<Settable>>('drawer/changed');

const initialState: DrawerState = {
  ...drawerList.initial,
  ...drawerTyped.initial,
  ...noClears,
  view: firstView,
  isCorrected: false,
  isOpen: false,
  drawer: idle,
};

export const drawerReducer = createReducer(initialState, (on) => {
  on(changed, (state, { payload }) => {
    Object.assign(state, payload);
  });
  reduceClears(on);
  drawerTyped.reduce(on);
  drawerList.reduce(on, {
    whenRemoved: (state, removed) =>
      drawerTyped.forget(state, ({ edit }) => removed.some(({ item }) => isOf(edit, item))),
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  DrawerState,
  DrawerConfig,
  DrawerServices
>();

export const selectDrawer = ({ drawer }: DrawerState) => valueOf(drawer);

/** Whether something is shown that the server has not confirmed, is typed and not committed, or waits for a decision. */
export const selectIsUnsaved = (state: DrawerState): boolean =>
  !isConfirmed(state) ||
  Object.keys(state.typed).length > 0 ||
  state.refusals.some((refusal) => 'now' in refusal);

/** Whether newer totals are on their way: not while edits wait for the person, or nothing can be read. */
export const selectIsUpdating = (state: DrawerState): boolean => {
  const isReading = state.stale === null && state.drawer.status === 'pending';
  return isSending(state) || (isReading && state.paused === null);
};

/** Whether what is shown is what the server holds, so that its amounts count. */
export const selectIsSettled = (state: DrawerState): boolean =>
  isConfirmed(state) && state.stale === null && state.drawer.status === 'ready';
