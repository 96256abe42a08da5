import type { Failure } from '../http/failure';
import type { Result } from '../http/result';
import type { FailedEdit, KeyedEdit, PendingEdit } from './pendingEdits';

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
   * read. A rejection is a programming error: see `crash`.
   */
  send: (key: string, edit: Edit) => Promise<Result<Value | null>>;
  /** True when the answer of a write tells of its own edit only: a read that is due stays due. */
  isPartial?: boolean;
  /** Reads the server's value. A rejection is a programming error too. */
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
   * Is given what `send` and `refetch` reject with, as `crash` of a thunk's extra: the widget's error boundary shows it.
   * The queue goes on as after a failure of the server.
   */
  crash?: (error: unknown) => void;
  /** Milliseconds within which a second edit of one key is waited for before it is sent; 300 by default. */
  rest?: number;
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
  /**
   * Several edits at once, which are told once. `isReadFirst` where others may have changed the same since it was last
   * read, as with an undo: the server's value is read before anything is sent.
   */
  editAll: (edits: readonly KeyedEdit<Edit>[], isReadFirst?: boolean) => void;
  /**
   * Forgets the edit of a key that is not on its way. Within `send` and `refetch` it is in time for what they resolve to.
   */
  drop: (key: string) => void;
  /**
   * Forgets those of the edits that were not sent and that no newer edit of their key has replaced. Returns them. In
   * time as `drop` is.
   */
  dropWaiting: (edits: readonly KeyedEdit<Edit>[]) => KeyedEdit<Edit>[];
  /**
   * Tries again, on the person's word: reads first, for much may have happened since, then sends what waits and what
   * may not have arrived: of that only what `mayRepeat` says, by default all. The rest is only found out about.
   */
  resume: (mayRepeat?: (edit: Edit) => boolean) => void;
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
