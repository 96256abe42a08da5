import type { Result } from '../store/load';
import { readAsAbsent, type Failure } from './failure';

/** One thing to write. An edit says the whole new value of its key, so that a later one replaces it. */
export interface KeyedEdit<Edit> {
  key: string;
  edit: Edit;
}

export interface FailedEdit<Edit> extends KeyedEdit<Edit> {
  failure: Failure;
}

/** What a screen shows. Plain data, fit for the store when value and edits are. */
export interface QueueView<Value, Edit> {
  /** The server's last answer with the pending edits over it. */
  value: Value;
  /** What the server has not confirmed, at most one edit per key, in the order of sending. */
  pending: readonly KeyedEdit<Edit>[];
  /** Why everything waits for `resume()`: the sign-in ended, or the state could not be read again. */
  stalled: Failure | null;
}

export interface WriteQueueOptions<Value, Edit> {
  /** What the server holds when the queue starts. */
  value: Value;
  /** Writes one edit and resolves to the server's new value. Must not reject, as requests do not. */
  send: (key: string, edit: Edit) => Promise<Result<Value>>;
  /** True when the answer of a write tells of its own edit only: a read that is due stays due. */
  isPartial?: boolean;
  /** Reads the server's value. Must not reject. */
  reread: () => Promise<Result<Value>>;
  /** The value as it will be once the server has taken the edit. */
  apply: (value: Value, key: string, edit: Edit) => Value;
  /** Whether the server's value shows that it took the edit. */
  isApplied: (value: Value, key: string, edit: Edit) => boolean;
  /**
   * Called after every change. `failed` is an edit that the view no longer holds because the server did
   * not take it; `offline` then means that its answer was lost and that the state read since does not
   * show it. An edit that a newer one of its key replaces fails silently.
   */
  onChange: (view: QueueView<Value, Edit>, failed?: FailedEdit<Edit>) => void;
}

export interface WriteQueue<Edit> {
  edit: (key: string, edit: Edit) => void;
  /** Several edits at once, which are told once. */
  editAll: (edits: readonly KeyedEdit<Edit>[]) => void;
  /** Forgets the edit of a key that was not sent yet. Within `send` and `reread` it is in time for what they answer. */
  drop: (key: string) => void;
  /** Goes on after a stall, on the person's word: reads first, for much may have happened since. */
  resume: () => void;
  /** Reads the server's value once nothing waits to be sent: someone else may have changed it. */
  refresh: () => void;
  /** Resolves once nothing is on its way: true when the server answered all, false when stalled or disposed. */
  settled: () => Promise<boolean>;
  /** Sends and tells nothing more. What is on its way arrives. */
  dispose: () => void;
}

/**
 * Writes the edits of one cart or order one after the other, so that they arrive in the order in which
 * they were made. The last edit of a key replaces one that still waits and follows one that is on its
 * way. A refused edit goes alone. After a lost answer the state is read before anything else is sent.
 */
export function createWriteQueue<Value, Edit>(
  options: WriteQueueOptions<Value, Edit>,
): WriteQueue<Edit> {
  const { send, reread, apply, isApplied, onChange, isPartial = false } = options;
  let base = options.value;
  let sent: KeyedEdit<Edit> | null = null;
  let lost: Failure | null = null;
  let waiting = new Map<string, Edit>();
  let stalled: Failure | null = null;
  let isStale = false;
  let mustLook = false;
  let isRunning = false;
  let isDisposed = false;
  let listeners: ((isDone: boolean) => void)[] = [];

  // A key keeps its first place in a Map and takes its last value.
  const pending = () => new Map(sent ? [[sent.key, sent.edit], ...waiting] : waiting);

  const tell = (failed?: FailedEdit<Edit>) => {
    const edits = [...pending()].map(([key, edit]) => ({ key, edit }));
    const value = edits.reduce((shown, { key, edit }) => apply(shown, key, edit), base);
    onChange({ value, pending: edits, stalled }, failed);
  };

  const tellSettled = () => {
    const told = listeners;
    listeners = [];
    for (const listener of told) listener(!isDisposed && pending().size === 0);
  };

  const finish = ({ key, edit }: KeyedEdit<Edit>, failure?: Failure) => {
    sent = lost = null;
    tell(failure && !waiting.has(key) ? { key, edit, failure } : undefined);
  };

  const stall = (failure: Failure) => {
    stalled = failure;
    tell();
  };

  async function sendNext(next: KeyedEdit<Edit>) {
    sent = next;
    waiting.delete(next.key);
    // Its answer is newer than what was known to be old by now, and may be older than what is by then.
    const wasStale = isStale;
    isStale &&= isPartial;
    const answer = await send(next.key, next.edit);
    if (isDisposed) return;
    if (!answer.ok) isStale ||= wasStale;
    if (answer.ok) {
      base = answer.value;
      finish(next);
    } else if (answer.failure.kind === 'unknown-outcome') {
      lost = answer.failure;
    } else if (answer.failure.kind === 'session-ended' || answer.failure.kind === 'csrf') {
      // The server never looked at the edit. It stays first in line until the person has signed in again.
      waiting = pending();
      sent = null;
      stall(answer.failure);
    } else {
      finish(next, answer.failure);
    }
  }

  async function findOut(unsure: KeyedEdit<Edit>, failure: Failure) {
    // Before it is asked: a refresh that comes meanwhile knows of something newer.
    isStale = false;
    const answer = await reread();
    if (isDisposed) return;
    if (!answer.ok) {
      stall(answer.failure);
      return;
    }
    mustLook = false;
    base = answer.value;
    const isThere = isApplied(base, unsure.key, unsure.edit);
    // What became of it is known now.
    finish(unsure, isThere ? undefined : readAsAbsent(failure));
  }

  /** Before anything is sent after a stall: what waits was meant for what was there then. */
  async function lookFirst() {
    isStale = false;
    const answer = await reread();
    if (isDisposed) return;
    if (!answer.ok) {
      stall(answer.failure);
      return;
    }
    mustLook = false;
    base = answer.value;
    tell();
  }

  /** A failure is not told: what is shown is as true as before, and the next write says what is wrong. */
  async function readAgain() {
    isStale = false;
    const answer = await reread();
    if (isDisposed || !answer.ok) return;
    mustLook = false;
    base = answer.value;
    tell();
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    while (!isDisposed && !stalled) {
      const [first] = pending();
      if (!first && !isStale) break;
      if (!first) await readAgain();
      else if (sent && lost) await findOut(sent, lost);
      else if (mustLook) await lookFirst();
      else await sendNext({ key: first[0], edit: first[1] });
    }
    isRunning = false;
    tellSettled();
  }

  const editAll = (edits: readonly KeyedEdit<Edit>[]) => {
    if (isDisposed || edits.length === 0) return;
    for (const { key, edit } of edits) waiting.set(key, edit);
    tell();
    void run();
  };

  return {
    edit: (key, edit) => editAll([{ key, edit }]),
    editAll,
    drop(key) {
      if (waiting.delete(key)) tell();
    },
    resume() {
      if (isDisposed || !stalled) return;
      stalled = null;
      mustLook = isStale = true;
      tell();
      void run();
    },
    refresh() {
      isStale = true;
      void run();
    },
    settled: () =>
      new Promise((resolve) => {
        listeners.push(resolve);
        if (!isRunning || isDisposed) tellSettled();
      }),
    dispose() {
      isDisposed = true;
      tellSettled();
    },
  };
}
