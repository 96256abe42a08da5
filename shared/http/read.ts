import { readJson, type Call } from './classify';
import type { Query } from './http';
import { pause, retryDelay } from './retry';
import type { Send } from './send';
import type { Result } from './result';

/** Reads JSON, again when the cause of a failure may pass. Never settles once one of `signals` aborts. */
export async function read(
  send: Send,
  call: Call,
  query: Query | undefined,
  signals: (AbortSignal | undefined)[],
): Promise<Result<unknown>> {
  const life = joined(signals);
  for (let attempt = 0; ; attempt++) {
    const answer = await send(call, { params: paramsOf(query), signal: life.signal });
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

/** As URLSearchParams, because axios would write lists with brackets. */
export function paramsOf(query: Query = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null) params.set(name, String(value));
  }
  return params;
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
