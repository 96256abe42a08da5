import { asNotDelivered, type Failure } from '../http/failure';
import type { Result } from '../store/load';

/**
 * The mutation queue: optimistic edits over something that a server owns, a cart or an order.
 *
 * | state       | what moves it on                                                  | what is shown                |
 * | ----------- | ----------------------------------------------------------------- | ---------------------------- |
 * | idle        | an edit: sending; `refresh()`: reading                            | what the server said last    |
 * | sending     | accepted or refused: the next edit, or idle; accepted by an       | the edit over it, as `sent`; |
 * |             | answer that tells nothing: accepted; answer lost, or the server   | a refused one goes alone and |
 * |             | failed: finding out; signed out: paused                           | is told once as `failed`     |
 * | accepted    | read once nothing waits to be sent: idle                          | the edit, as `accepted`      |
 * | finding out | a read that shows it: idle; one that does not: refused if the     | the edit, as `sent`; nothing |
 * |             | server failed, unknown if the answer was lost; none: paused       | is claimed of it             |
 * | unknown     | read with growing waits until the server's own limit has passed:  | the edit, as `unknown`       |
 * |             | idle once a read shows it, else not delivered; `resume()`: read,  |                              |
 * |             | then sent again; other edits go on meanwhile, but for what it     |                              |
 * |             | holds: that waits                                                 |                              |
 * | paused      | `resume()`, on the person's word: read, then all is sent; without | `paused` says why, and all   |
 * |             | a connection also tried again by itself, for what was never sent  | edits stay                   |
 * | reading     | an answer: idle; none: stale                                      | what the server said last    |
 * | stale       | read with growing waits, on `refresh()` and on `resume()`         | `stale`: since when, and why |
 *
 * Edits are sent one after the other, in the order in which they were made. The last edit of a key replaces one that
 * still waits and follows one that is on its way. After a lost answer the state is read before anything else is sent.
 */

/** One thing to write. An edit says the whole new value of its key, so that a later one replaces it. */
export interface KeyedEdit<Edit> {
  key: string;
  edit: Edit;
}

export interface FailedEdit<Edit> extends KeyedEdit<Edit> {
  failure: Failure;
}

/**
 * `waiting` was not sent yet, `sent` is on its way or being found out about, `accepted` was taken by an answer that told
 * nothing more, `unknown` is one whose answer was lost and which a read has not shown: it may still arrive.
 */
export interface PendingEdit<Edit> extends KeyedEdit<Edit> {
  status: 'waiting' | 'sent' | 'accepted' | 'unknown';
}

/** What is shown is known to be old: the last attempt to read it failed. */
export interface Stale {
  /** Milliseconds since 1970. */
  since: number;
  failure: Failure;
}

/** What a screen shows. Plain data, fit for the store when value and edits are. */
export interface QueueView<Value, Edit> {
  /** The server's last answer with the pending edits over it. */
  value: Value;
  /** What the server has not confirmed, at most one edit per key, in the order of sending. */
  pending: readonly PendingEdit<Edit>[];
  /** Why everything waits for `resume()`: the sign-in ended, or the state could not be read again. */
  paused: Failure | null;
  stale: Stale | null;
}

export interface MutationQueueOptions<Value, Edit> {
  /** What the server holds when the queue starts. */
  value: Value;
  /**
   * Writes one edit and resolves to the server's new value, or to null where the answer does not tell it: then it is
   * read. Must not reject, as requests do not.
   */
  send: (key: string, edit: Edit) => Promise<Result<Value | null>>;
  /** True when the answer of a write tells of its own edit only: a read that is due stays due. */
  isPartial?: boolean;
  /** Reads the server's value. Must not reject. */
  refetch: () => Promise<Result<Value>>;
  /** The value as it will be once the server has taken the edit. */
  apply: (value: Value, key: string, edit: Edit) => Value;
  /** Whether the server's value shows that it took the edit. */
  isApplied: (value: Value, key: string, edit: Edit) => boolean;
  /** Whether an edit can only be sent once it is known that the server took another one; none by default. */
  isHeldBy?: (edit: Edit, unknown: Edit) => boolean;
  /**
   * Seconds for which the server may still carry out a write after its answer was lost, as `http.serverLimit`. Before
   * they have passed nobody can say that it was not saved.
   */
  serverLimit: number;
  /**
   * Called after every change. `failed` is an edit that the view no longer holds because the server did
   * not take it; `offline` then means that its answer was lost and that the state read since does not
   * show it. An edit that a newer one of its key replaces fails silently.
   */
  onChange: (view: QueueView<Value, Edit>, failed?: FailedEdit<Edit>) => void;
}

export interface MutationQueue<Edit> {
  /** Everything that is pending at this moment: also what a later edit of its key replaces in the view. */
  all: () => readonly PendingEdit<Edit>[];
  edit: (key: string, edit: Edit) => void;
  /** Several edits at once, which are told once. */
  editAll: (edits: readonly KeyedEdit<Edit>[]) => void;
  /**
   * Forgets the edit of a key that is not on its way. Within `send` and `refetch` it is in time for what they resolve to.
   */
  drop: (key: string) => void;
  /**
   * Tries again, on the person's word: reads first, for much may have happened since, then sends what waits and what
   * may not have arrived.
   */
  resume: () => void;
  /** Reads the server's value once nothing waits to be sent: someone else may have changed it. */
  refresh: () => void;
  /**
   * Resolves once nothing is on its way: true when the server answered all, false when something is paused or unknown,
   * or the queue is disposed.
   */
  settled: () => Promise<boolean>;
  /** Sends and tells nothing more. What is on its way arrives. */
  dispose: () => void;
}

/** Growing waits between attempts to read, in milliseconds; the longest one is shorter while an edit is unknown. */
const shortestWait = 1000;
const longestWait = 60_000;
const longestUnknown = 10_000;

/** An edit whose answer was lost, or whose server failed and may have saved it before. */
interface Unsure<Edit> {
  edit: Edit;
  failure: Failure;
  /** From then on the server's value tells whether it arrived; in milliseconds since 1970. */
  until: number;
  /** A read has not shown it, and it may still arrive. */
  isUnknown?: boolean;
  /** A later edit of the same key, which the server has taken since. */
  later?: Edit;
}

/** Whether a read that failed may succeed by itself. The others need the person: to sign in, to be let in. */
const mayPass = ({ kind }: Failure) =>
  kind === 'offline' || kind === 'timeout' || kind === 'server';

export function createMutationQueue<Value, Edit>(
  options: MutationQueueOptions<Value, Edit>,
): MutationQueue<Edit> {
  const { send, refetch, apply, isApplied, isHeldBy, onChange, serverLimit } = options;
  const { isPartial = false } = options;
  let base = options.value;
  let sent: KeyedEdit<Edit> | null = null;
  let waiting = new Map<string, Edit>();
  const unsure = new Map<string, Unsure<Edit>>();
  /** Taken by the server, and not in `base` yet. */
  const accepted = new Map<string, Edit>();
  let paused: Failure | null = null;
  let stale: Stale | null = null;
  /** A read is wanted as soon as nothing waits to be sent. */
  let isDue = false;
  /** A read comes before anything is sent. */
  let mustRead = false;
  /** A pause is being tried again, and stands until that has worked. */
  let isRetrying = false;
  /** Reads since one last told all that was to be known. */
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDisposed = false;
  let listeners: ((isDone: boolean) => void)[] = [];

  const notTaken = () => [...unsure].filter(([, { later }]) => later === undefined);

  const all = (): PendingEdit<Edit>[] => [
    ...[...accepted].map(([key, edit]) => ({ key, edit, status: 'accepted' as const })),
    ...notTaken().map(([key, { edit, isUnknown }]) => {
      const status = isUnknown ? ('unknown' as const) : ('sent' as const);
      return { key, edit, status };
    }),
    ...(sent ? [{ ...sent, status: 'sent' as const }] : []),
    ...[...waiting].map(([key, edit]) => ({ key, edit, status: 'waiting' as const })),
  ];

  // A key keeps its first place in a Map and takes its last value.
  const pending = () => [...new Map(all().map((each) => [each.key, each])).values()];

  const tell = (failed?: FailedEdit<Edit>) => {
    const edits = pending();
    const value = edits.reduce((shown, { key, edit }) => apply(shown, key, edit), base);
    onChange({ value, pending: edits, paused, stale }, failed);
  };

  const tellSettled = () => {
    const told = listeners;
    listeners = [];
    for (const listener of told) listener(!isDisposed && pending().length === 0);
  };

  const fail = (key: string, edit: Edit, failure: Failure) =>
    tell(waiting.has(key) ? undefined : { key, edit, failure });

  const pause = (failure: Failure) => {
    paused = failure;
    isRetrying = false;
    tell();
  };

  /** Takes over what the server holds, as it was asked at a time, and what that says of the edits nobody was sure of. */
  function receive(value: Value, askedAt: number) {
    base = value;
    accepted.clear();
    const absent: [string, Unsure<Edit>][] = [];
    for (const [key, entry] of [...unsure]) {
      const { edit, until, later } = entry;
      if (isApplied(base, key, edit)) {
        unsure.delete(key);
        if (waiting.get(key) === edit) waiting.delete(key);
        // It came after the edit that was made later, which is the one that counts.
        const isOver = later !== undefined && !isApplied(base, key, later);
        if (isOver && !waiting.has(key)) waiting.set(key, later);
      } else if (askedAt >= until) {
        unsure.delete(key);
        if (later === undefined) absent.push([key, entry]);
      } else entry.isUnknown = true;
    }
    if (absent.length === 0) tell();
    for (const [key, { edit, failure }] of absent) fail(key, edit, asNotDelivered(failure));
  }

  async function sendNext(next: KeyedEdit<Edit>) {
    const { key, edit } = next;
    const askedAt = Date.now();
    sent = next;
    waiting.delete(key);
    // This write's answer satisfies refreshes asked for before it; one asked for while it runs still has to be made.
    const wasDue = isDue;
    isDue &&= isPartial;
    const answer = await send(key, edit);
    if (isDisposed) return;
    sent = null;
    if (answer.ok) {
      const before = unsure.get(key);
      if (before) before.later = edit;
      if (answer.value === null) {
        accepted.set(key, edit);
        isDue = true;
      } else if (isPartial) {
        accepted.delete(key);
        base = answer.value;
        tell();
      } else {
        stale = null;
        receive(answer.value, askedAt);
      }
      return;
    }
    const { failure } = answer;
    isDue ||= wasDue;
    if (failure.kind === 'session-ended' || failure.kind === 'csrf') {
      // The server never looked at the edit. It stays first in line until the person has signed in again.
      if (!waiting.has(key)) waiting = new Map([[key, edit], ...waiting]);
      pause(failure);
    } else if (failure.kind === 'unknown-outcome' || failure.kind === 'server') {
      const until = failure.kind === 'server' ? 0 : Date.now() + 1000 * serverLimit;
      unsure.set(key, { edit, failure, until });
      mustRead = true;
      attempts = 0;
    } else {
      // A refusal says that something has changed.
      isDue = true;
      fail(key, edit, failure);
    }
  }

  async function readNow() {
    const askedAt = Date.now();
    // Before it is asked: a refresh that comes meanwhile knows of something newer.
    isDue = false;
    const answer = await refetch();
    if (isDisposed) return;
    if (answer.ok) {
      mustRead = isRetrying = false;
      paused = stale = null;
      receive(answer.value, askedAt);
      attempts = unsure.size > 0 ? attempts + 1 : 0;
    } else {
      attempts += 1;
      stale = { since: stale?.since ?? askedAt, failure: answer.failure };
      if (mustRead) pause(answer.failure);
      else tell();
    }
  }

  /** The edit to send next. */
  function firstWaiting() {
    const unknown = isHeldBy ? notTaken() : [];
    for (const next of waiting) {
      if (!unknown.some(([, { edit }]) => isHeldBy?.(next[1], edit))) return next;
    }
    return undefined;
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    while (!isDisposed && (!paused || isRetrying)) {
      const first = firstWaiting();
      if (mustRead || (!first && isDue)) await readNow();
      else if (first) await sendNext({ key: first[0], edit: first[1] });
      else break;
    }
    isRunning = false;
    readLater();
    tellSettled();
  }

  const tryAgain = () => {
    isDue = true;
    if (paused && mayPass(paused)) isRetrying = mustRead = true;
    void run();
  };

  /** Asks again by itself for what is not known, or is known to be old. */
  function readLater() {
    clearTimeout(timer);
    const failure = paused ?? stale?.failure;
    const isOpen = failure ? mayPass(failure) : unsure.size > 0;
    if (isDisposed || !isOpen) return;
    const ends = [...unsure.values()].map(({ until }) => Math.max(until - Date.now(), 0));
    const wait = Math.min(shortestWait * 2 ** (attempts - 1), longestWait);
    timer = setTimeout(tryAgain, failure ? wait : Math.min(wait, longestUnknown, ...ends));
  }

  const editAll = (edits: readonly KeyedEdit<Edit>[]) => {
    if (isDisposed || edits.length === 0) return;
    for (const { key, edit } of edits) waiting.set(key, edit);
    tell();
    void run();
  };

  return {
    all,
    edit: (key, edit) => editAll([{ key, edit }]),
    editAll,
    drop(key) {
      const wasWaiting = waiting.delete(key);
      if (unsure.delete(key) || wasWaiting) tell();
    },
    resume() {
      if (isDisposed || (!paused && !stale && unsure.size === 0)) return;
      // What may not have arrived goes first, as it was first; what has arrived is dropped by the read before.
      const again = notTaken().filter(([key]) => !waiting.has(key) && sent?.key !== key);
      waiting = new Map([...again.map(([key, { edit }]) => [key, edit] as const), ...waiting]);
      paused = null;
      mustRead = isDue = true;
      attempts = 0;
      tell();
      void run();
    },
    refresh: tryAgain,
    settled: () =>
      new Promise((resolve) => {
        listeners.push(resolve);
        if (!isRunning || isDisposed) tellSettled();
      }),
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      tellSettled();
    },
  };
}
