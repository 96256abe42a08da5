import type { Failure } from '../http/failure';
import { defineEvent, type Handle } from '../store/createReducer';

/** A clear that the server did not do. */
interface ClearFailure {
  key: string;
  /** What was to be cleared, where there are several: its seller. */
  name: string;
  failure: Failure;
}

/** What stands in the state of a screen whose list, or part of it, is cleared by one edit. */
export interface ClearsState {
  clearFailures: readonly ClearFailure[];
}

export const noClears: ClearsState = { clearFailures: [] };
export const clearFailed = defineEvent<ClearFailure>('list/clearFailed');
/** What was said of these is read, or they are cleared again. */
export const clearFailuresDismissed = defineEvent<readonly string[]>('list/clearFailuresDismissed');

export function reduceClears<State extends ClearsState>(on: Handle<State>) {
  on(clearFailed, (state, { payload }) => {
    state.clearFailures = [...state.clearFailures, payload];
  });
  on(clearFailuresDismissed, (state, { payload }) => {
    state.clearFailures = state.clearFailures.filter(({ key }) => !payload.includes(key));
  });
}
