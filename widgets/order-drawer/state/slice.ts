import type { Failure } from '@shared/http/failure';
import { createReducer } from '@shared/store/createReducer';
import type { Extra, WidgetDispatch } from '@shared/store/createWidgetStore';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import { createSyncedList, type SyncedState } from '@shared/sync/createSyncedList';
import { createTyped, type TypedState } from '@shared/sync/createTyped';
import type { QueueView } from '@shared/sync/queue';
import { createSyncServices, type SyncServices } from '@shared/sync/syncServices';
import type { DrawerConfig } from '../config';
import {
  editKey,
  firstView,
  isOf,
  keyOf,
  type Drawer,
  type DrawerEdit,
  type ItemEdit,
  type Placed,
  type View,
} from '../model/drawer';
import type { DrawerSync } from './drawerSync';

/** An edit that the server did not take. */
export interface Refusal {
  edit: ItemEdit;
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

/** What is typed in a field. With a text it is no edit yet: that cannot be read, or asks first. */
export interface TypedField {
  edit: ItemEdit;
  text?: string | undefined;
}

export interface DrawerState
  extends SyncedState<DrawerEdit, Refusal, Placed>, TypedState<TypedField> {
  view: View;
  /** Whether the server chose the page of the view: the one that was asked for had gone. */
  isCorrected: boolean;
  /** Whether the drawer is open; nothing to what stands in the page. */
  isOpen: boolean;
  /** The page of `view`; pending while another one is on its way. */
  drawer: Load<Drawer>;
  clearFailure: Failure | null;
}

export type DrawerServices = SyncServices<DrawerSync>;
export type DrawerExtra = Extra<DrawerConfig, DrawerServices>;
export type DrawerDispatch = WidgetDispatch<DrawerState, DrawerConfig, DrawerServices>;
export const createServices = createSyncServices<DrawerSync>;

export const drawerList = createSyncedList<DrawerEdit, Refusal, Placed>('drawer', {
  refusalKey: ({ edit }) => editKey(edit),
  removedKey: ({ item }) => keyOf(item),
  staysBy: ({ edit }) => (edit.type === 'remove' ? keyOf(edit.item) : null),
});
export const drawerTyped = createTyped<TypedField>('drawer');

const initialState: DrawerState = {
  ...drawerList.initial,
  ...drawerTyped.initial,
  view: firstView,
  isCorrected: false,
  isOpen: false,
  drawer: idle,
  clearFailure: null,
};

/** What the queue shows; `isCurrent` is false while its value is a page that is not looked at any more. */
interface QueueShown extends QueueView<Drawer, DrawerEdit> {
  isCurrent: boolean;
}
export const queueChanged = defineEvent<QueueShown>('drawer/queueChanged');
export const viewChanged = defineEvent<View>('drawer/viewChanged');
/** The page that was asked for had gone: the server answered with this one. */
export const pageCorrected = defineEvent<number>('drawer/pageCorrected');
export const drawerToggled = defineEvent<boolean>('drawer/drawerToggled');
export const pageFailed = defineEvent<Failure>('drawer/pageFailed');
export const typedEditsForgotten = defineEvent('drawer/typedEditsForgotten');
export const clearFailed = defineEvent<Failure | null>('drawer/clearFailed');

export const drawerReducer = createReducer<DrawerState>(initialState, (on) => {
  on(queueChanged, (state, { payload: { value, isCurrent, ...waits } }) => {
    Object.assign(state, waits);
    // The old page stays in sight, and says that it is old, until the new one is there.
    if (isCurrent) state.drawer = ready(value);
    else if (state.drawer.status !== 'idle') state.drawer.value = value;
  });
  on(viewChanged, (state, { payload }) => {
    state.view = payload;
    state.isCorrected = false;
    state.drawer = pending<Drawer>(state.drawer);
  });
  on(pageCorrected, (state, { payload }) => {
    state.view = { ...state.view, page: payload };
    state.isCorrected = true;
  });
  on(drawerToggled, (state, { payload }) => {
    state.isOpen = payload;
    state.isCorrected = false;
  });
  on(pageFailed, (state, { payload }) => {
    // The page that was turned to. Of a read that nobody waited for the queue says that what is shown is old.
    if (state.drawer.status === 'pending') state.drawer = failed<Drawer>(state.drawer, payload);
  });
  on(clearFailed, (state, { payload }) => {
    state.clearFailure = payload;
  });
  const forgetTyped = (state: DrawerState, isGone: (field: TypedField) => boolean) => {
    const left = Object.entries(state.typed).filter(([, field]) => !isGone(field));
    state.typed = Object.fromEntries(left);
  };
  on(typedEditsForgotten, (state) => forgetTyped(state, ({ text }) => text === undefined));
  drawerTyped.reduce(on);
  drawerList.reduce(on, {
    // What was typed at them goes with them.
    whenRemoved: (state, removed) =>
      forgetTyped(state, ({ edit }) => removed.some(({ item }) => isOf(edit, item))),
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  DrawerState,
  DrawerConfig,
  DrawerServices
>();
