import { useEffect, useRef } from 'react';
import { onPageRevisit } from './onPageRevisit';
import type { Load } from '../store/load';

/**
 * Calls `retry` while the last read of `load` has failed: what is known to be old, or is not known at all, comes by
 * itself once it can. It waits 5 s, then twice as long each time, and a minute in the end; after an answer the waits
 * are short again. `retry` stays the same between renders, or the waits begin anew.
 *
 * With `onReturn` also when someone comes back to the page: for screens that look at nothing else then.
 */
export function useRetries(load: Load<unknown>, retry: () => void, onReturn = false): void {
  const failures = useRef(0);

  useEffect(() => {
    if (load.status === 'ready') failures.current = 0;
    if (load.status !== 'failed') return;
    const timer = setTimeout(retry, Math.min(5000 * 2 ** failures.current++, 60_000));
    const stopLooking = onReturn && onPageRevisit(retry);
    return () => {
      clearTimeout(timer);
      if (stopLooking) stopLooking();
    };
  }, [load, retry, onReturn]);
}
