import type { QueueView } from './queue';

interface Waiter {
  key: string;
  onUnknown: () => void;
  resolve: () => void;
}

type Waits = Pick<QueueView<unknown, unknown>, 'pending' | 'paused' | 'stale'>;

/**
 * Those who wait for what becomes of one edit of a mutation queue.
 *
 * @example
 * createMutationQueue({ …, onChange: (view) => outcomes.tell(view) });
 * await outcomes.of('clear', () => setSearching(true));
 */
export function createOutcomes() {
  let waits: Waits = { pending: [], paused: null, stale: null };
  let waiters: Waiter[] = [];
  const tell = (now: Waits) => {
    waits = now;
    waiters = waiters.filter(({ key, onUnknown, resolve }) => {
      const edit = now.pending.find((each) => each.key === key);
      if (edit?.status === 'unknown') onUnknown();
      // The server has said yes: that it cannot be read says nothing of the edit.
      const isTaken = edit?.status === 'accepted' && now.stale !== null;
      const isOpen = edit !== undefined && now.paused === null && !isTaken;
      if (!isOpen) resolve();
      return isOpen;
    });
  };
  return {
    /** What the queue shows now, after all that is told of it elsewhere. */
    tell,
    /**
     * Resolves once it is known what became of the edit of a key, or once it waits for the person. What the server took is
     * read before, unless that fails.
     */
    of: (key: string, onUnknown: () => void): Promise<void> =>
      new Promise((resolve) => {
        waiters.push({ key, onUnknown, resolve });
        tell(waits);
      }),
  };
}
