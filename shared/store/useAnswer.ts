import { useEffect, useRef, useState } from 'react';
import type { Result } from '../http/result';
import { idle, type Load } from './load';

/**
 * What a question answers, for parts that keep it to themselves. Another `key` asks anew, after a pause
 * where one is given, and the newest question wins. Null asks nothing.
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Result<T>>,
  pause = 0,
): { load: Load<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ asked: string; result: Result<T> } | null>(null);
  const asked = key === null ? null : `${attempt} ${key}`;
  const latest = useRef(ask);

  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (asked === null) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void latest.current(control.signal).then((result) => {
        if (!control.signal.aborted) setFound({ asked, result });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, pause]);

  return { load: loadOf(asked, found), retry: () => setAttempt((now) => now + 1) };
}

function loadOf<T>(
  asked: string | null,
  found: { asked: string; result: Result<T> } | null,
): Load<T> {
  if (asked === null) return idle;
  const value = found?.result.ok ? found.result.value : undefined;
  if (found?.asked !== asked) return { status: 'pending', value };
  return found.result.ok
    ? { status: 'ready', value: found.result.value }
    : { status: 'failed', failure: found.result.failure };
}
