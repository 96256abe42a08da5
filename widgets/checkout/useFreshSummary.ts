import { useEffect, useRef } from 'react';
import { onLookAgain } from '@shared/lookAgain';
import { returnToPage } from './state/thunks';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Milliseconds until what is known to be old is read again: growing, and once a minute in the end. */
const waits = [5000, 10_000, 20_000, 40_000, 60_000];

/** Reads the summary again when someone is back at the page, and while the last read of it failed. */
export function useFreshSummary(): void {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.summary);
  const failures = useRef(0);

  useEffect(() => onLookAgain(() => void dispatch(returnToPage())), [dispatch]);

  useEffect(() => {
    if (load.status === 'ready') failures.current = 0;
    if (load.status !== 'failed') return;
    const wait = waits[Math.min(failures.current, waits.length - 1)];
    failures.current += 1;
    const timer = setTimeout(() => void dispatch(returnToPage()), wait);
    return () => clearTimeout(timer);
  }, [dispatch, load]);
}
