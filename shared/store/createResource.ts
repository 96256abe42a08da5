import type { Action, Dispatch } from 'redux';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import type { Handle } from './createReducer';
import type { Extra } from './createWidgetStore';
import type { Result } from '../http/result';
import { failed, idle, pending, ready, type Load } from './load';

/**
 * A thing of the server in the state of a widget. `requestId` is that of the newest read or write; 0 before the first.
 * While a newer value is read, and after that failed, `value` is the former one, to be shown dimmed. `arg` is what the
 * newest read asked for.
 */
export type ResourceState<Value> = Load<Value> & {
  requestId: number;
  arg?: unknown;
  /** What `value` was read for: while a read for something else is on its way, and after that failed, not `arg`. */
  valueArg?: unknown;
};

/** The same for each key of a resource with keys. It has no prototype: the server may choose the keys. */
export type ResourceStates<Value> = Readonly<Record<string, ResourceState<Value>>>;

/** Aborts a read that is on its way, and answers it with the result of the one that replaced it. */
export type HandOver = (result: Promise<Result<never>>) => void;

interface Options<Arg> {
  /** Reads with different keys are independent: each key has a newest answer of its own. */
  key: (arg: Arg) => string;
}

type Read<Arg, Value, Ext> = (arg: Arg, extra: Ext) => Promise<Result<Value>>;

type Thunk<Ext, Answer> = (dispatch: Dispatch, getState: () => unknown, extra: Ext) => Answer;

interface Meta<Arg> {
  arg: Arg;
  requestId: number;
}

interface Event<Arg, Payload> extends Action {
  meta: Meta<Arg>;
  payload: Payload;
}

export interface Resource<Arg, Value, Ext, State> {
  initial: State;

  /**
   * Asks the server. Resolves to the answer, and to that of the newest read where this one was superseded on its way:
   * whoever waits is never left waiting. It never rejects; a programming error goes to the widget's
   * error boundary.
   */
  read: (arg: Arg) => Thunk<Ext, Promise<Result<Value>>>;

  /**
   * Reads again what was read last, after something in it was changed; nothing where nothing was read yet. Of a
   * resource with keys that is the key that was read last.
   *
   * @example
   * if (outcome.status === 'saved') await dispatch(userPage.refetch());
   */
  refetch: () => Thunk<Ext, Promise<Result<Value> | undefined>>;

  /**
   * Takes over what a write answered. A read that is on its way may be older: it is made anew, for who waits for it may
   * want to know what the server has, and this is not that.
   */
  replace: (arg: Arg, value: Value) => Thunk<Ext, void>;

  /**
   * Keeps the resource in `state[slot]`. `whenNew` may change the rest of the state with each newer value; it sees
   * the value as it is taken over. `whenFailed` is told why the newest read failed: what is there is known to be old
   * from then on, also while it is tried again, until `whenNew`.
   */
  reduce: <Slot extends string, Whole extends Record<Slot, State>>(
    on: Handle<Whole>,
    slot: Slot,
    whenNew?: (state: Whole, value: Value, arg: Arg) => void,
    whenFailed?: (state: Whole, failure: Failure, arg: Arg) => void,
  ) => void;
}

/**
 * Makes a resource: something that the server owns, read as often as needed, of which only the newest answer counts.
 * `name` is unique within the widget ("batches/list"). The calls that `read` makes with the `http` that it is given
 * end when a newer read begins.
 *
 *     export const batches = createResource('batches/list', (_: undefined, { http, config }: ListExtra) =>
 *       mapResult(getBatches(http, config), readBatches),
 *     );
 *     const initialState = { batches: batches.initial };
 *     createReducer(initialState, (on) => batches.reduce(on, 'batches'));
 *     const result = await dispatch(batches.read(undefined));
 *
 * To try again, read again: what was there stays in sight meanwhile.
 */
export function createResource<Arg, Value, Config, Services = unknown>(
  name: string,
  read: Read<Arg, Value, Extra<Config, Services>>,
): Resource<Arg, Value, Extra<Config, Services>, ResourceState<Value>>;
export function createResource<Arg, Value, Config, Services = unknown>(
  name: string,
  read: Read<Arg, Value, Extra<Config, Services>>,
  options: Options<Arg>,
): Resource<Arg, Value, Extra<Config, Services>, ResourceStates<Value>>;
export function createResource<Arg, Value, Config, Services = unknown>(
  name: string,
  read: Read<Arg, Value, Extra<Config, Services>>,
  options?: Options<Arg>,
): Resource<Arg, Value, Extra<Config, Services>, unknown> {
  type Ext = Extra<Config, Services>;
  const slotOf = (arg: Arg) => JSON.stringify([name, options?.key(arg)]);

  /** Ends the read that is on its way: whoever waits for it gets `result`. */
  const supersede = ({ reads }: Ext, arg: Arg, result: Promise<Result<Value>>) => {
    reads.get(slotOf(arg))?.(result as Promise<Result<never>>);
    reads.delete(slotOf(arg));
  };

  const readNow =
    (arg: Arg): Thunk<Ext, Promise<Result<Value>>> =>
    (dispatch, _getState, extra) => {
      extra.lastArgs.set(name, arg);
      const meta = { arg, requestId: extra.nextRequestId() };
      const controller = new AbortController();
      let handOver: (result: Promise<Result<Value>>) => void = () => undefined;
      const result = new Promise<Result<Value>>((resolve) => {
        handOver = resolve;
      });
      supersede(extra, arg, result);
      const own: HandOver = (newer) => {
        controller.abort();
        handOver(newer);
      };
      extra.reads.set(slotOf(arg), own);
      dispatch({ type: `${name}/pending`, meta });

      const ask = async (): Promise<Result<Value>> => {
        try {
          const http = endingWith(extra.http, controller.signal);
          return await read(arg, { ...extra, http });
        } catch (error) {
          extra.crash(error);
          return { ok: false, failure: programmingError };
        }
      };
      const finish = (answer: Result<Value>) => {
        // A newer one has answered for it.
        if (controller.signal.aborted) return;
        extra.reads.delete(slotOf(arg));
        dispatch(
          answer.ok
            ? { type: `${name}/fulfilled`, meta, payload: answer.value }
            : { type: `${name}/rejected`, meta, payload: answer.failure },
        );
        handOver(Promise.resolve(answer));
      };
      void ask().then(finish).catch(extra.crash);
      return result;
    };

  return {
    initial: options ? Object.create(null) : { ...idle, requestId: 0 },
    read: readNow,

    refetch: () => async (dispatch, getState, extra) =>
      extra.lastArgs.has(name)
        ? readNow(extra.lastArgs.get(name) as Arg)(dispatch, getState, extra)
        : undefined,

    replace: (arg, value) => (dispatch, getState, extra) => {
      const meta = { arg, requestId: extra.nextRequestId() };
      dispatch({ type: `${name}/replaced`, meta, payload: value });
      if (extra.reads.has(slotOf(arg))) void readNow(arg)(dispatch, getState, extra);
    },

    reduce: (on, slot, whenNew, whenFailed) => {
      type Whole = Parameters<NonNullable<typeof whenNew>>[0];
      const get = (state: Whole, arg: Arg): ResourceState<Value> => {
        const held = state[slot] as ResourceState<Value> | ResourceStates<Value>;
        if (!options) return held as ResourceState<Value>;
        return (held as ResourceStates<Value>)[options.key(arg)] ?? { ...idle, requestId: 0 };
      };
      const set = (state: Whole, { arg, requestId }: Meta<Arg>, load: Load<Value>) => {
        const valueArg = load.status === 'ready' ? arg : get(state, arg).valueArg;
        const now = { ...load, requestId, arg, valueArg };
        if (options) (state[slot] as Record<string, unknown>)[options.key(arg)] = now;
        else (state as Record<string, unknown>)[slot] = now;
      };
      const isNewest = (state: Whole, { arg, requestId }: Meta<Arg>) =>
        get(state, arg).requestId === requestId;
      const take = (state: Whole, { meta, payload }: Event<Arg, Value>) => {
        set(state, meta, ready(payload));
        whenNew?.(state, payload, meta.arg);
      };

      on<Event<Arg, undefined>>({ type: `${name}/pending` }, (state, { meta }) => {
        set(state, meta, pending(get(state, meta.arg)));
      });
      on<Event<Arg, Value>>({ type: `${name}/fulfilled` }, (state, event) => {
        if (isNewest(state, event.meta)) take(state, event);
      });
      on<Event<Arg, Failure>>({ type: `${name}/rejected` }, (state, { meta, payload }) => {
        if (!isNewest(state, meta)) return;
        set(state, meta, failed(get(state, meta.arg), payload));
        whenFailed?.(state, payload, meta.arg);
      });
      on<Event<Arg, Value>>({ type: `${name}/replaced` }, take);
    },
  };
}

const programmingError: Failure = { kind: 'server', status: null, message: '', fields: [] };

/** The same calls, of which the reads end with `signal`. */
const endingWith = (http: Http, signal: AbortSignal): Http => ({
  ...http,
  get: (url, options) => http.get(url, { signal, ...options }),
});
