import { createHttp, type HttpOptions } from './createHttp';
import type { Failure } from './failure';
import type { Result } from './result';

/** The calls of a widget whose page has a token. */
export const open = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    host: document.createElement('div'),
    widget: 'cart',
    signal: new AbortController().signal,
    csrf: { token: 'page-token' },
    ...options,
  });

/** The value of a call that must succeed. */
export const valueOf = async <T>(call: Promise<Result<T>>): Promise<T> => {
  const result = await call;
  if (result.ok) return result.value;
  throw new Error(`it failed: ${result.failure.kind}`);
};

/** The failure of a call that must fail. */
export const failureOf = async (call: Promise<Result<unknown>>): Promise<Failure> => {
  const result = await call;
  if (!result.ok) return result.failure;
  throw new Error('it succeeded');
};
export const kindOf = async (call: Promise<Result<unknown>>) => (await failureOf(call)).kind;
