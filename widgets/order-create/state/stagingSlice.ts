import type { Id } from '@shared/answers/id';
import { defineEvent, type Handle } from '@shared/store/createReducer';
import { valueOf } from '@shared/store/load';
import type { OrderVariant } from '../model/order';
import { noStaging, type OrderState, type Staged } from './state';

export const stagingStarted = defineEvent<readonly OrderVariant[]>('order/stagingStarted');
/** The answers of these were lost, by their variants. */
export const stagingSearched = defineEvent<readonly Id[]>('order/stagingSearched');
export const stagingDone = defineEvent<Staged>('order/stagingDone');
export const resultsDismissed = defineEvent('order/resultsDismissed');

/** What became of adding variants. */
export function reduceStaging(on: Handle<OrderState>): void {
  on(stagingStarted, (state, { payload }) => {
    const started = payload.map(({ id }) => id);
    const { failed, ...staging } = state.staging;
    const before = staging.itemsBeingAdded.length === 0 ? noStaging : staging;
    // New lists: those of an empty staging are every order's.
    state.staging = {
      ...before,
      total: before.total + started.length,
      itemsBeingAdded: [...before.itemsBeingAdded, ...started],
      failed: failed.filter(({ variant }) => !started.includes(variant.id)),
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
    if (failure) {
      staging.failed = [...staging.failed, { variant, failure }];
      return;
    }
    staging.added += 1;
    if (item) state.latest = [item, ...state.latest].slice(0, 5);
    const found = valueOf(state.variants)?.variants.find(({ id }) => id === variant.id);
    if (found) found.ordered_item_id = itemId ?? found.ordered_item_id;
  });
  on(resultsDismissed, ({ staging }) => {
    staging.failed = [];
  });
}
