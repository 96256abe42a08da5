import { readJson, type Call } from './classify';
import type { Failure } from './failure';
import type { Send } from './send';
import type { Result } from './result';

/** Reads JSON, again when the cause of a failure may pass. Never settles once one of `signals` aborts. */
export async function read(
  send: Send,
  call: Call,
  params: URLSearchParams,
  signals: (AbortSignal | undefined)[],
): Promise<Result<unknown>> {
  const life = joined(signals);
  for (let attempt = 0; ; attempt++) {
    const answer = await send(call, { params, signal: life.signal });
    const result = readJson(call, answer);
    const retryAfter = typeof answer === 'string' ? null : answer.retryAfter;
    const delay = result.ok ? null : retryDelay(result.failure, attempt, retryAfter);
    if (delay === null) {
      life.abort();
      return result;
    }
    await pause(delay, life.signal);
  }
}

/** A controller that aborts with any of `signals`. Its own abort lets go of them. */
function joined(signals: (AbortSignal | undefined)[]): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller;
}

// About how long a phone needs to change cells, and three times that. Jitter keeps pages from returning together.
const backoff = [300, 900];
const longestWait = 10_000;

/**
 * Milliseconds until a read that failed is sent again, or null when it is not. `attempt` counts from 0;
 * `retryAfter` is the answer's header. A server that asks for a longer wait than ten seconds gets
 * it from the person, who sees the failure at once.
 */
function retryDelay(
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
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
