import type { Failure } from '@shared/http/failure';
import { createReducer } from '@shared/store/createReducer';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import type { Stale } from '@shared/sync/queue';
import type { DrawerConfig } from '../config';
import {
  editKey,
  fieldKey,
  firstView,
  keyOf,
  removals,
  type Drawer,
  type ItemEdit,
  type Placed,
  type View,
} from '../model/drawer';
import type { QueueShown } from './drawerQueue';
import { loadDrawer } from './requests';
import type { DrawerServices } from './services';

/** An edit that the server did not take. */
export interface Refusal {
  edit: ItemEdit;
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

export interface DrawerState {
  view: View;
  /** The view as the server corrected it: its page had gone. Nobody chose it. */
  correctedView: View | null;
  /** Whether the drawer is open; nothing to what stands in the page. */
  isOpen: boolean;
  /** The page of `view`; pending while another one is on its way. */
  drawer: Load<Drawer>;
  pending: QueueShown['pending'];
  /** Why everything waits for the person. */
  paused: Failure | null;
  /** What is shown is known to be old. */
  stale: Stale | null;
  /** What is typed and not committed, by the key of its edit. */
  typed: Record<string, ItemEdit>;
  /** What is typed and no edit yet, as it cannot be read or asks first, by the key of the edit that it was to be. */
  unreadable: Record<string, string>;
  /** How often what an earlier visit left was brought back: the fields begin with it anew. */
  restored: number;
  refusals: Refusal[];
  clearFailure: Failure | null;
  /** What went, as it was: each is what one undo brings back. */
  removals: Placed[][];
}

const initialState: DrawerState = {
  view: firstView,
  correctedView: null,
  isOpen: false,
  drawer: idle,
  pending: [],
  paused: null,
  stale: null,
  typed: {},
  unreadable: {},
  restored: 0,
  refusals: [],
  clearFailure: null,
  removals: [],
};

export const queueChanged = defineEvent<QueueShown>('drawer/queueChanged');
export const viewChanged = defineEvent<View>('drawer/viewChanged');
/** The page that was asked for had gone: the server answered with this one. */
export const pageCorrected = defineEvent<number>('drawer/pageCorrected');
export const drawerToggled = defineEvent<boolean>('drawer/drawerToggled');
export const pageFailed = defineEvent<Failure>('drawer/pageFailed');
export const editRefused = defineEvent<Refusal>('drawer/editRefused');
/** By the key of its edit. */
export const refusalDismissed = defineEvent<string>('drawer/refusalDismissed');
/** Null: it was committed or taken back. */
export const editTyped = defineEvent<{ key: string; edit: ItemEdit | null; text?: string | null }>(
  'drawer/editTyped',
);
/** Texts that cannot be read come back into their fields. */
export const textsRestored = defineEvent<Record<string, string>>('drawer/textsRestored');
export const typedForgotten = defineEvent('drawer/typedForgotten');
export const clearFailed = defineEvent<Failure | null>('drawer/clearFailed');
export const itemsRemoved = defineEvent<Placed[]>('drawer/itemsRemoved');
export const removalUndone = defineEvent<readonly string[]>('drawer/removalUndone');
export const removalsForgotten = defineEvent('drawer/removalsForgotten');

const without = (list: Refusal[], key: string) => list.filter(({ edit }) => editKey(edit) !== key);

const withoutKeys = <T>(kept: Record<string, T>, isGone: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => !isGone(key)));

export const drawerReducer = createReducer<DrawerState>(initialState, (on) => {
  on(loadDrawer.pending, (state) => {
    state.drawer = pending<Drawer>(state.drawer);
  });
  on(loadDrawer.rejected, (state, { payload }) => {
    state.drawer = failed<Drawer>(state.drawer, payload);
  });

  on(queueChanged, (state, { payload }) => {
    const { drawer, isCurrent, pending: edits, paused, stale } = payload;
    state.pending = edits;
    state.paused = paused;
    state.stale = stale;
    // The old page stays in sight, and says that it is old, until the new one is there.
    state.drawer =
      isCurrent || state.drawer.status === 'idle'
        ? ready(drawer)
        : { ...state.drawer, value: drawer };
  });
  on(viewChanged, (state, { payload }) => {
    state.view = payload;
    state.correctedView = null;
    state.drawer = pending<Drawer>(state.drawer);
  });
  on(pageCorrected, (state, { payload }) => {
    state.view = state.correctedView = { ...state.view, page: payload };
  });
  on(drawerToggled, (state, { payload }) => {
    state.isOpen = payload;
  });
  on(pageFailed, (state, { payload }) => {
    // The page that was turned to. Of a read that nobody waited for the queue says that what is shown is old.
    if (state.drawer.status === 'pending') state.drawer = failed<Drawer>(state.drawer, payload);
  });
  on(editRefused, (state, { payload }) => {
    const { edit } = payload;
    state.refusals = [...without(state.refusals, editKey(edit)), payload];
    // It is still there: nothing to bring back.
    if (edit.type === 'remove')
      state.removals = removals.without(state.removals, [keyOf(edit.placed.item)]);
  });
  on(refusalDismissed, (state, { payload }) => {
    state.refusals = without(state.refusals, payload);
  });
  on(editTyped, (state, { payload: { key, edit, text } }) => {
    const { [key]: _text, ...texts } = state.unreadable;
    state.unreadable = text ? { ...texts, [key]: text } : texts;
    const { [key]: _before, ...others } = state.typed;
    state.typed = edit ? { ...others, [key]: edit } : others;
  });
  on(textsRestored, (state, { payload }) => {
    state.unreadable = { ...state.unreadable, ...payload };
    state.restored += 1;
  });
  on(typedForgotten, (state) => {
    state.typed = {};
  });
  on(clearFailed, (state, { payload }) => {
    state.clearFailure = payload;
  });
  on(itemsRemoved, (state, { payload }) => {
    state.removals = removals.add(state.removals, payload);
    // What was typed at them goes with them.
    const isGone = (key: string) =>
      payload.some(
        ({ item }) => key === fieldKey('quantity', item) || key === fieldKey('price', item),
      );
    state.typed = withoutKeys(state.typed, isGone);
    state.unreadable = withoutKeys(state.unreadable, isGone);
  });
  on(removalUndone, (state, { payload }) => {
    state.removals = removals.without(state.removals, payload);
  });
  on(removalsForgotten, (state) => {
    state.removals = [];
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<
  DrawerState,
  DrawerConfig,
  DrawerServices
>();
