import type { Id } from '@shared/answers/id';
import { defineEvent, type Handle } from '@shared/store/createReducer';
import type { OrderVariant } from '../model/order';
import type { OrderState, Staged } from './state';

export const stagingStarted = defineEvent<readonly OrderVariant[]>('order/stagingStarted');
/** The answers of these were lost, by their variants. */
export const stagingSearched = defineEvent<readonly Id[]>('order/stagingSearched');
export const stagingDone = defineEvent<Staged>('order/stagingDone');
export const resultsDismissed = defineEvent('order/resultsDismissed');

/** What became of adding variants. */
export function reduceStaging(on: Handle<OrderState>): void {
  on(stagingStarted, (state, { payload }) => {
    const started = payload.map(({ id }) => id);
    const isNew = state.staging.itemsBeingAdded.length === 0;
    const { total, done, added, itemsBeingAdded, itemsBeingSearched } = state.staging;
    // New lists: those of an empty staging are every order's.
    state.staging = {
      total: (isNew ? 0 : total) + started.length,
      done: isNew ? 0 : done,
      added: isNew ? 0 : added,
      itemsBeingAdded: [...itemsBeingAdded, ...started],
      itemsBeingSearched,
      failed: state.staging.failed.filter(({ variant }) => !started.includes(variant.id)),
    };
  });
  on(stagingSearched, ({ staging }, { payload }) => {
    staging.itemsBeingSearched = [...staging.itemsBeingSearched, ...payload];
  });
  on(stagingDone, (state, { payload }) => {
    const { variant, item, itemId, failure } = payload;
    const { staging } = state;
    const isOther = (id: Id) => id !== variant.id;
    staging.itemsBeingAdded = staging.itemsBeingAdded.filter(isOther);
    staging.itemsBeingSearched = staging.itemsBeingSearched.filter(isOther);
    staging.done += 1;
    if (failure) staging.failed = [...staging.failed, { variant, failure }];
    else staging.added += 1;
    if (failure) return;
    if (item) state.latest = [item, ...state.latest].slice(0, 5);
    const shown = state.variants.status === 'idle' ? undefined : state.variants.value;
    const found = shown?.variants.find(({ id }) => id === variant.id);
    if (found) found.ordered_item_id = itemId ?? found.ordered_item_id;
  });
  on(resultsDismissed, ({ staging }) => {
    staging.failed = [];
  });
}
