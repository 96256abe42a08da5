import type { Action, Dispatch } from 'redux';
import type { Failure } from '../http/failure';
import type { ActionOf } from './createReducer';
import type { Extra } from './createWidgetStore';
import type { Result } from '../http/result';

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
 * The thunk resolves to a `Result` and never rejects. What the call throws is a programming error: it goes to the
 * widget's error boundary.
 */
export function createRequest<Arg, Value, Config, Services = unknown>(
  type: string,
  call: (arg: Arg, extra: Extra<Config, Services>) => Promise<Result<Value>>,
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
        const result = await call(arg, extra);
        const event = result.ok
          ? { type: `${type}/fulfilled`, meta, payload: result.value }
          : { type: `${type}/rejected`, meta, payload: result.failure };
        dispatch(event);
        return result;
      } catch (error) {
        extra.crash(error);
        dispatch({ type: `${type}/rejected`, meta, payload: programmingError });
        return { ok: false, failure: programmingError };
      }
    };

  const pending: ActionOf<Pending<Arg>> = { type: `${type}/pending` };
  const fulfilled: ActionOf<Fulfilled<Arg, Value>> = { type: `${type}/fulfilled` };
  const rejected: ActionOf<Rejected<Arg>> = { type: `${type}/rejected` };
  return Object.assign(request, { pending, fulfilled, rejected });
}

const programmingError: Failure = { kind: 'server', status: null, message: '', fields: [] };
