import type { Action, Reducer, UnknownAction } from 'redux';
import { produce } from './produce';

/** Names an action type and remembers, for the compiler only, which action carries it. */
export interface ActionOf<A extends Action> {
  type: A['type'];
  readonly action?: A;
}

/** The action that an event of this payload makes. */
export interface EventAction<Payload> extends UnknownAction {
  payload: Payload;
}

/**
 * Defines one event of a screen: a function that makes its action, and the name by which a reducer knows it.
 * `on(lineRemoved, …)` in a reducer then has the payload's type, and a wrong name does not compile.
 *
 *     export const lineRemoved = defineEvent<LineKey>('cart/lineRemoved');
 *     export const noticeDismissed = defineEvent('cart/noticeDismissed'); // no payload
 */
export function defineEvent<Payload = void>(
  type: string,
): ((payload: Payload) => EventAction<Payload>) & ActionOf<EventAction<Payload>> {
  return Object.assign((payload: Payload) => ({ type, payload }), { type });
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
