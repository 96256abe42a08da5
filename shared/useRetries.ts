import { useEffect, useRef } from 'react';
import type { Load } from './store/load';

/** Milliseconds until what could not be read is read again: growing, and once a minute in the end. */
const waits = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Calls `retry` with growing waits while the last read of `load` has failed: what is known to be old, or is not known
 * at all, comes by itself once it can. The waits begin anew after an answer.
 */
export function useRetries(load: Load<unknown>, retry: () => void): void {
  const failures = useRef(0);

  useEffect(() => {
    if (load.status === 'ready') failures.current = 0;
    if (load.status !== 'failed') return;
    const wait = waits[Math.min(failures.current, waits.length - 1)];
    failures.current += 1;
    const timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [load, retry]);
}
