import type { Failure } from './failure';

// About how long a phone needs to change cells, and three times that. Jitter keeps pages from returning together.
const backoff = [300, 900];
const longestWait = 10_000;

/**
 * Milliseconds until a read that failed is sent again, or null when it is not. `attempt` counts from 0;
 * `retryAfter` is the answer's header. A server that asks for a longer wait than ten seconds gets
 * it from the person, who sees the failure at once.
 */
export function retryDelay(
  { kind, status }: Failure,
  attempt: number,
  retryAfter?: string | null,
): number | null {
  const base = backoff[attempt];
  if (base === undefined) return null;
  if (retryAfter && (status === 429 || status === 503)) {
    const wait = /^\d+$/.test(retryAfter)
      ? Number(retryAfter) * 1000
      : Date.parse(retryAfter) - Date.now();
    return wait <= longestWait ? Math.max(wait, 0) : null;
  }
  const mayPass = kind === 'offline' || kind === 'timeout' || Number(status) >= 500;
  return mayPass ? base * (0.75 + Math.random() / 2) : null;
}

/** Waits, for good when `signal` aborts meanwhile. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
