import { asNotDelivered, mayPass, type Failure } from '../http/failure';
import type { Result } from '../http/result';
import { createPendingEdits, type FailedEdit, type KeyedEdit } from './pendingEdits';
import type { MutationQueue, MutationQueueOptions, Stale } from './queue';
import { waitBefore } from './waits';

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
 * still waits and follows one that is on its way. After a lost answer, and where an edit is made so (`isReadFirst`), the
 * state is read before anything else is sent.
 * Where one key is edited again and again, as by presses of +, the first edit goes at once and then the last one, when
 * the person rests, edits something else or asks for what has to follow.
 */

/** Milliseconds between two presses of one button by somebody who goes on: the slowest press about four times a second. */
const pressPause = 300;

const programmingError: Failure = { kind: 'server', status: null, message: '', fields: [] };

export function createMutationQueue<Value, Edit>(
  options: MutationQueueOptions<Value, Edit>,
): MutationQueue<Edit> {
  const { apply, isApplied, isHeldBy, onChange, serverLimit } = options;
  const { isPartial = false, rest = pressPause } = options;
  const edits = createPendingEdits<Value, Edit>({ isApplied, isHeldBy });
  let base = options.value;
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
  let lastEdit = { key: '', at: 0 };
  /** Until then the key that was edited last may be edited on. */
  let restsUntil = 0;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDisposed = false;
  let listeners: ((isDone: boolean) => void)[] = [];

  const tell = (failed?: FailedEdit<Edit>) => {
    const pending = edits.perKey();
    const value = pending.reduce((shown, { key, edit }) => apply(shown, key, edit), base);
    onChange({ value, pending, paused, stale }, failed);
  };

  /** What a call resolves to; a programming error in it must not leave the edits that wait behind it unsent. */
  async function answerOf<Answer>(call: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
    try {
      return await call();
    } catch (error) {
      if (!options.crash) throw error;
      options.crash(error);
      return { ok: false, failure: programmingError };
    }
  }

  const tellSettled = () => {
    const told = listeners;
    listeners = [];
    for (const listener of told) listener(!isDisposed && edits.perKey().length === 0);
  };

  /** Tells of an edit that the server did not take. One that a newer one replaces fails silently. */
  const fail = (failed: FailedEdit<Edit>) => tell(edits.isWaiting(failed.key) ? undefined : failed);

  const pause = (failure: Failure) => {
    paused = failure;
    isRetrying = false;
    tell();
  };

  /** Takes over what the server holds, as it was asked at a time, and what that says of the edits nobody was sure of. */
  function receive(value: Value, askedAt: number) {
    base = value;
    const absent = edits.reconcile(value, askedAt);
    if (absent.length === 0) tell();
    for (const { failure, ...edit } of absent) fail({ ...edit, failure: asNotDelivered(failure) });
  }

  async function sendNext(next: KeyedEdit<Edit>) {
    const askedAt = Date.now();
    edits.leaves(next);
    // This write's answer satisfies refreshes asked for before it; one asked for while it runs still has to be made.
    const wasDue = isDue;
    isDue &&= isPartial;
    const answer = await answerOf(() => options.send(next.key, next.edit));
    if (isDisposed) return;
    edits.returns();
    if (!answer.ok) {
      isDue ||= wasDue;
      notAnswered(next, answer.failure);
      return;
    }
    edits.taken(next, answer.value !== null);
    if (answer.value === null) isDue = true;
    else if (isPartial) {
      base = answer.value;
      tell();
    } else {
      stale = null;
      receive(answer.value, askedAt);
    }
  }

  function notAnswered(next: KeyedEdit<Edit>, failure: Failure) {
    if (failure.kind === 'session-ended' || failure.kind === 'csrf') {
      edits.putBack(next);
      pause(failure);
    } else if (failure.kind === 'unknown-outcome' || failure.kind === 'server') {
      edits.lost(next, failure, failure.kind === 'server' ? 0 : Date.now() + 1000 * serverLimit);
      mustRead = true;
      attempts = 0;
    } else {
      // A refusal says that something has changed.
      isDue = true;
      fail({ ...next, failure });
    }
  }

  async function readNow() {
    const askedAt = Date.now();
    // Before it is asked: a refresh that comes meanwhile knows of something newer. One that was asked for behind edits
    // which still wait, and whose answers tell of themselves only, has to be made after them.
    isDue &&= isPartial && edits.first() !== undefined;
    const wasMust = mustRead;
    mustRead = false;
    const answer = await answerOf(options.refetch);
    if (isDisposed) return;
    if (answer.ok) {
      isRetrying = false;
      paused = stale = null;
      receive(answer.value, askedAt);
      attempts = edits.hasUnsure() ? attempts + 1 : 0;
    } else {
      attempts += 1;
      stale = { since: stale?.since ?? askedAt, failure: answer.failure };
      mustRead ||= wasMust;
      if (wasMust) pause(answer.failure);
      else tell();
    }
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    clearTimeout(restTimer);
    let wait = 0;
    while (!isDisposed && (!paused || isRetrying)) {
      const first = edits.first();
      wait = first?.key === lastEdit.key ? restsUntil - Date.now() : 0;
      if (mustRead || (!first && isDue)) await readNow();
      else if (first && wait <= 0) await sendNext(first);
      else break;
    }
    isRunning = false;
    readLater();
    if (wait > 0 && !paused && !isDisposed) restTimer = setTimeout(() => void run(), wait);
    else tellSettled();
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
    const isOpen = failure ? mayPass(failure) : edits.hasUnsure();
    if (isDisposed || !isOpen) return;
    const ends = edits.unsureUntil().map((until) => Math.max(until - Date.now(), 0));
    const wait = waitBefore(attempts, failure !== undefined);
    timer = setTimeout(tryAgain, failure ? wait : Math.min(wait, ...ends));
  }

  const editAll = (added: readonly KeyedEdit<Edit>[], isReadFirst = false) => {
    const [first, ...others] = added;
    if (isDisposed || !first) return;
    const at = Date.now();
    const isOn = others.length === 0 && first.key === lastEdit.key && at - lastEdit.at < rest;
    restsUntil = isOn ? at + rest : 0;
    lastEdit = { key: first.key, at };
    edits.add(added);
    mustRead ||= isReadFirst;
    tell();
    void run();
  };

  return {
    all: edits.all,
    edit: (key, edit) => editAll([{ key, edit }]),
    editAll,
    drop(key) {
      if (edits.drop(key)) tell();
    },
    dropWaiting(those) {
      const dropped = edits.dropWaiting(those);
      if (dropped.length > 0) tell();
      return dropped;
    },
    resume(mayRepeat) {
      if (isDisposed || (!paused && !stale && !edits.hasUnsure())) return;
      restsUntil = 0;
      // What has arrived is dropped by the read before.
      edits.sendAgain(mayRepeat);
      paused = null;
      mustRead = true;
      attempts = 0;
      tell();
      void run();
    },
    refresh: tryAgain,
    settled: () =>
      new Promise((resolve) => {
        listeners.push(resolve);
        restsUntil = 0;
        if (isDisposed) tellSettled();
        else void run();
      }),
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      clearTimeout(restTimer);
      tellSettled();
    },
  };
}
