/** Why a call did not succeed. Each kind asks something different of the person at the screen. */
export type FailureKind =
  | 'refused'
  | 'forbidden'
  | 'session-ended'
  | 'csrf'
  | 'not-found'
  | 'offline'
  | 'timeout'
  | 'unknown-outcome'
  | 'server';

/** What the server says about one field. A list, not an object: the server chooses the names. */
export interface FieldError {
  name: string;
  messages: readonly string[];
}

/**
 * The one form in which any failed call reaches a screen. Plain data, fit for the store.
 *
 * `status` is the HTTP status, null when no answer arrived. `message` is the server's own sentence,
 * empty when it gave none that a person could read. `fields` is empty unless `kind` is `refused`.
 */
export interface Failure {
  kind: FailureKind;
  status: number | null;
  message: string;
  fields: readonly FieldError[];
}

/** Nobody knows whether the server has it. */
export const lostAnswer: Failure = {
  kind: 'unknown-outcome',
  status: null,
  message: '',
  fields: [],
};

/**
 * Whether a failed write may have changed the server all the same: its answer was lost, or the view failed and may
 * have saved before. The state has to be read before anything is claimed.
 */
export const mayHaveHappened = ({ kind }: Failure): boolean =>
  kind === 'unknown-outcome' || kind === 'server';

/** Whether a read that failed may succeed by itself. The others need the person: to sign in, to be let in. */
export const mayPass = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'server';

/** The failure of a lost write that is known by now not to have arrived, and so to be a matter of the connection. */
export const asNotDelivered = (failure: Failure): Failure =>
  failure.kind === 'unknown-outcome' ? { ...failure, kind: 'offline' } : failure;
