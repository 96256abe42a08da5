import { createHttp, type HttpOptions } from './createHttp';
import { HttpError, type Failure } from './failure';

/** The calls of a widget whose page has a token. */
export const open = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    host: document.createElement('div'),
    widget: 'cart',
    signal: new AbortController().signal,
    csrf: { token: 'page-token' },
    ...options,
  });

/** The failure of a call that must fail. */
export const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  const error = await call.then(
    () => 'it succeeded',
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error.failure;
  throw new Error(String(error));
};
export const kindOf = async (call: Promise<unknown>) => (await failureOf(call)).kind;
