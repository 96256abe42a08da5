import type { UnknownAction } from 'redux';
import type { ActionOf } from './createReducer';

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
