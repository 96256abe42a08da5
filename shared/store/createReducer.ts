import type { Action, Reducer } from 'redux';
import { produce } from './produce';

/** Names an action type and remembers, for the compiler only, which action carries it. */
export interface ActionOf<A extends Action> {
  type: A['type'];
  readonly action?: A;
}

/** Gives an action its handler, which changes the draft that it is given. */
export type Handle<State> = <A extends Action>(
  of: ActionOf<A>,
  handler: (state: State, action: A) => void,
) => void;

/**
 * Makes a reducer from one handler per action. Handlers change the draft they are given (immer) and
 * return nothing.
 */
export function createReducer<State>(
  initialState: State,
  describe: (on: Handle<State>) => void,
): Reducer<State> {
  const handlers = new Map<string, (state: State, action: never) => void>();
  describe(({ type }, handler) => handlers.set(type, handler));

  return (state = initialState, action) => {
    const handler = handlers.get(action.type);
    return handler ? produce(state, (draft) => handler(draft as State, action as never)) : state;
  };
}
