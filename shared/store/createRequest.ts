import type { Action, Dispatch } from 'redux';
import { HttpError, type Failure } from '../http/failure';
import type { ActionOf } from './createReducer';
import type { Extra } from './createWidgetStore';
import type { Result } from './load';

interface Meta<Arg> {
  arg: Arg;
  requestId: number;
}
export interface Pending<Arg> extends Action {
  meta: Meta<Arg>;
}
export interface Fulfilled<Arg, Value> extends Pending<Arg> {
  payload: Value;
}
export interface Rejected<Arg> extends Pending<Arg> {
  payload: Failure;
}

/**
 * Makes a request: a thunk that calls the server and tells the store `type/pending`, then
 * `type/fulfilled` (payload: the answer) or `type/rejected` (payload: the Failure), each with
 * `meta.arg` and `meta.requestId`, as Redux Toolkit shapes them.
 *
 * The thunk resolves to a `Result` and never rejects. An error that is no `HttpError` is a programming error:
 * it goes to the widget's error boundary.
 */
export function createRequest<Arg, Value, Config, Services = unknown>(
  type: string,
  call: (arg: Arg, extra: Extra<Config, Services>) => Promise<Value>,
) {
  const request =
    (arg: Arg) =>
    async (
      dispatch: Dispatch,
      _getState: unknown,
      extra: Extra<Config, Services>,
    ): Promise<Result<Value>> => {
      const meta = { arg, requestId: extra.nextRequestId() };
      dispatch({ type: `${type}/pending`, meta });
      try {
        const value = await call(arg, extra);
        dispatch({ type: `${type}/fulfilled`, meta, payload: value });
        return { ok: true, value };
      } catch (error) {
        const failure = error instanceof HttpError ? error.failure : programmingError;
        if (failure === programmingError) extra.crash(error);
        dispatch({ type: `${type}/rejected`, meta, payload: failure });
        return { ok: false, failure };
      }
    };

  const pending: ActionOf<Pending<Arg>> = { type: `${type}/pending` };
  const fulfilled: ActionOf<Fulfilled<Arg, Value>> = { type: `${type}/fulfilled` };
  const rejected: ActionOf<Rejected<Arg>> = { type: `${type}/rejected` };
  return Object.assign(request, { pending, fulfilled, rejected });
}

const programmingError: Failure = { kind: 'server', status: null, message: '', fields: [] };
