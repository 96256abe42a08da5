import type { Result } from './result';
import { asNotDelivered, mayHaveHappened, mayPass, type Failure } from './failure';
import type { Http } from './http';

/**
 * What is known of a write in the end.
 *
 * - `saved`: the server has it. `value` is what it answered, or what a later read showed.
 * - `not-saved`: the server does not have it and will not get it. It may be sent again.
 * - `unknown`: it may be there, and sending it again may double it. `failure` says why the state could not be read;
 *   its kind is `unknown-outcome` where it could be read and tells neither.
 */
export type WriteOutcome<Value> =
  | { status: 'saved'; value: Value }
  | { status: 'not-saved'; failure: Failure }
  | { status: 'unknown'; failure: Failure };

/** How far the search for a lost write is, told before each wait: "We don't know yet whether…". Plain data. */
export interface Search {
  /** Seconds since the answer was lost. */
  elapsed: number;
  /** Seconds after which the server itself has given up, so that what is not there will not come. */
  limit: number;
  /** Why the last look showed nothing; null when the state was read. */
  failure: Failure | null;
}

/**
 * Finds in a state the server was read to have what was written. False when that state shows that it was not
 * taken; null when it does not tell.
 */
export type WasTaken<State, Seen> = (state: State) => Seen | false | null;

export interface SearchOptions {
  /** The calls of the mount: the search ends with it and never settles then. */
  http: Pick<Http, 'signal' | 'serverLimit'>;
  /** Seconds instead of the server's limit. 0 looks once, for a write that does no harm when it arrives twice. */
  limit?: number;
  /** Milliseconds since 1970 of the moment from which the limit counts; now by default. */
  since?: number;
  onSearch?: (search: Search) => void;
}

/**
 * Sends a write and resolves to what became of it. A refusal is final, and so is an answer. When the answer was lost,
 * or the view failed after it may have saved, the state is read before anything is said:
 *
 * | what came back                  | the state shows it | it does not          | it cannot be read       |
 * | ------------------------------- | ------------------ | -------------------- | ----------------------- |
 * | 2xx                             | saved, not read    |                      |                         |
 * | refused, forbidden, signed out… | not saved, not read |                     |                         |
 * | 500, 503, a page elsewhere      | saved              | not saved            | looks again             |
 * | nothing, 502, 504, half a body  | saved              | looks again          | looks again             |
 * | the same, after the limit       | saved              | not saved            | unknown                 |
 *
 * A request that was cut may still be on its way: absence is known only by a look that began after the server's own
 * limit. The waits between looks grow from one second to ten; a page that is returned to, or a browser that is
 * online again, looks at once. A read that cannot succeed by waiting (signed out, forbidden) ends the search.
 */
export async function confirmWrite<Answer, State, Seen>(
  write: () => Promise<Result<Answer>>,
  read: () => Promise<Result<State>>,
  wasTaken: WasTaken<State, Seen>,
  options: SearchOptions,
): Promise<WriteOutcome<Answer | Seen>> {
  const sent = await write();
  if (sent.ok) return { status: 'saved', value: sent.value };
  if (!mayHaveHappened(sent.failure)) return { status: 'not-saved', failure: sent.failure };
  return findWrite(sent.failure, read, wasTaken, options);
}

/** The second half of `confirmWrite`, for a write that was sent earlier and of which `lost` came back. */
export async function findWrite<State, Seen>(
  lost: Failure,
  read: () => Promise<Result<State>>,
  wasTaken: WasTaken<State, Seen>,
  { http, limit = http.serverLimit, since = Date.now(), onSearch }: SearchOptions,
): Promise<WriteOutcome<Seen>> {
  const mayStillArrive = lost.kind === 'unknown-outcome';
  const elapsed = () => (Date.now() - since) / 1000;

  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    if (http.signal.aborted) return never;
    const isLast = elapsed() >= limit;
    const state = await read();
    const seen = state.ok ? wasTaken(state.value) : null;
    if (state.ok && seen !== false && seen !== null) return { status: 'saved', value: seen };
    if (state.ok && (isLast || !mayStillArrive)) {
      return seen === false
        ? { status: 'not-saved', failure: asNotDelivered(lost) }
        : { status: 'unknown', failure: { ...lost, kind: 'unknown-outcome' } };
    }
    const failure = state.ok ? null : state.failure;
    if (failure && (isLast || !mayPass(failure))) return { status: 'unknown', failure };

    onSearch?.({ elapsed: elapsed(), limit, failure });
    await untilNextLook(Math.min(wait, limit - elapsed()), http.signal);
  }
}

/** Seconds. The first wait is that of a person who looks again, the longest one what they would not wait for longer. */
const firstWait = 1;
const longestWait = 10;

const never = new Promise<never>(() => undefined);

/** Waits some seconds, less when the person returns to the page or the network does, for good when `signal` aborts. */
const untilNextLook = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
    const end = () => {
      stop();
      resolve();
    };
    const handleVisibility = () => {
      if (!document.hidden) end();
    };
    const timer = setTimeout(end, 1000 * seconds);
    signal.addEventListener('abort', stop);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', handleVisibility);
  });
