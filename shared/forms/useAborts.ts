import { useEffect, useMemo, useRef } from 'react';

/** What is under way, each under a key, and how it is stopped. */
export interface Aborts<Key> {
  /** Begins another one instead of what has the key. Its signal says when it was stopped. */
  begin: (key: Key) => AbortSignal;
  stop: (key: Key) => void;
}

/** Uploads that can be stopped. What is on its way when the screen goes is stopped: nobody would see how it ended. */
export function useAborts<Key>(): Aborts<Key> {
  const running = useRef(new Map<Key, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  return useMemo(() => {
    const stop = (key: Key) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
    };
    return {
      stop,
      begin: (key) => {
        stop(key);
        const controller = new AbortController();
        running.current.set(key, controller);
        return controller.signal;
      },
    };
  }, []);
}
