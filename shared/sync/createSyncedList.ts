import type { Failure } from '../http/failure';
import { defineEvent, type Handle } from '../store/createReducer';
import { removalsBy } from '../store/removals';
import type { FailedEdit, PendingEdit } from './pendingEdits';
import type { Stale } from './queue';

/** What stands in the state of a screen beside the list that its mutation queue edits. */
export interface SyncedState<Edit, Refusal, Removed> {
  /** What the server has not confirmed. */
  pending: readonly PendingEdit<Edit>[];
  /** Why everything waits for the person. */
  paused: Failure | null;
  /** What is shown is known to be old. */
  stale: Stale | null;
  /** Edits that the server did not take, one of each key. */
  refusals: Refusal[];
  /** What was removed, as it was: each list is what one undo brings back. */
  removals: Removed[][];
}

/** An edit that the server did not take, as a list keeps it that says no more of it. */
export type RefusedEdit<Edit> = Pick<FailedEdit<Edit>, 'edit' | 'failure'>;

interface Options<Refusal, Removed> {
  /** Names the edit that was refused. */
  refusalKey: (refusal: Refusal) => string;
  /** Names what was removed as the list does. */
  removedKey: (removed: Removed) => string;
  /** What a refusal says is still there, by its `removedKey`: there is nothing to bring back. Null: it was no removal. */
  staysBy: (refusal: Refusal) => string | null;
}

/** What else a screen changes in its state when the list does. */
interface Also<State, Refusal, Removed> {
  whenRefused?: (state: State, refusal: Refusal) => void;
  whenRemoved?: (state: State, removed: readonly Removed[]) => void;
  whenDismissed?: (state: State, keys: readonly string[] | null) => void;
}

/**
 * The state around a list that can be edited: refusals and removals, with the events that change them. `name` is
 * that of the screen in its events. The screen's own "the queue has changed" event sets `pending`, `paused` and `stale`.
 *
 * @example
 * export const orderList = createSyncedList<Edit, Refusal, Item>('order', {
 *   refusalKey: ({ edit }) => editKey(edit), removedKey: keyOf, staysBy: ({ edit }) => (edit.type === 'remove' ? keyOf(edit.item) : null),
 * });
 * const initialState = { ...orderList.initial, order: idle };
 * createReducer(initialState, (on) => orderList.reduce(on));
 * dispatch(orderList.removed([item])); // offers Undo
 */
export function createSyncedList<Edit, Refusal, Removed>(
  name: string,
  { refusalKey, removedKey, staysBy }: Options<Refusal, Removed>,
) {
  type Own = SyncedState<Edit, Refusal, Removed>;
  const stack = removalsBy(removedKey);
  const initial: Own = { pending: [], paused: null, stale: null, refusals: [], removals: [] };
  const refused = defineEvent<Refusal>(`${name}/refused`);
  const refusalsDismissed = defineEvent<readonly string[] | null>(`${name}/refusalsDismissed`);
  const removed = defineEvent<readonly Removed[]>(`${name}/removed`);
  const removalsDismissed = defineEvent<readonly string[] | null>(`${name}/removalsDismissed`);

  return {
    initial,
    /** The server did not take an edit. */
    refused,
    /** Refusals that were read, or whose edits were made anew, by `refusalKey`; null is all of them. */
    refusalsDismissed,
    /** Something was taken out of the list by one step, which one undo takes back. */
    removed,
    /** What is back, never went or is not to come back, by `removedKey`; null is all of it. */
    removalsDismissed,
    /** What the next undo brings back; `here` are the keys of what is in the list, as by other means. */
    latestRemoval: stack.latest,

    reduce<State extends Own>(on: Handle<State>, also: Also<State, Refusal, Removed> = {}) {
      on(refused, (state, { payload }) => {
        const key = refusalKey(payload);
        state.refusals = [...state.refusals.filter((each) => refusalKey(each) !== key), payload];
        const stays = staysBy(payload);
        if (stays !== null) state.removals = stack.without(state.removals, [stays]);
        also.whenRefused?.(state, payload);
      });
      on(refusalsDismissed, (state, { payload: keys }) => {
        state.refusals = keys
          ? state.refusals.filter((each) => !keys.includes(refusalKey(each)))
          : [];
        also.whenDismissed?.(state, keys);
      });
      on(removed, (state, { payload }) => {
        state.removals = stack.add(state.removals, payload);
        also.whenRemoved?.(state, payload);
      });
      on(removalsDismissed, (state, { payload: keys }) => {
        state.removals = keys ? stack.without(state.removals, keys) : [];
      });
    },
  };
}

type Waits = Pick<SyncedState<unknown, unknown, unknown>, 'pending' | 'paused'>;

/** Whether the server has confirmed all that was edited. */
export const isConfirmed = ({ pending, paused }: Waits): boolean =>
  pending.length === 0 && paused === null;

/** Whether edits are on their way: not while they wait for the person, or nobody knows what became of them. */
export const isSending = ({ pending, paused }: Waits): boolean =>
  paused === null && pending.some(({ status }) => status !== 'unknown');

/** How many edits may have been saved, or may still be. */
export const unknownIn = (pending: readonly { status: string }[]): number =>
  pending.filter(({ status }) => status === 'unknown').length;
