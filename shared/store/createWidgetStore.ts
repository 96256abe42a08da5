import {
  applyMiddleware,
  legacy_createStore,
  type Action,
  type Middleware,
  type Reducer,
  type Store,
} from 'redux';
import { withExtraArgument, type ThunkDispatch } from 'redux-thunk';
import type { WidgetEvents } from '../events';
import type { Http } from '../http/http';

/** What every thunk of a widget is given as its third argument. */
export interface Extra<Config> {
  http: Http;
  config: Config;
  events: WidgetEvents;
  /** Hands a programming error to the widget's error boundary. */
  crash: (error: unknown) => void;
  /** Counts up within the store, so that a reducer can tell the latest of several like requests. */
  nextRequestId: () => number;
}

export type WidgetDispatch<State, Config = unknown> = ThunkDispatch<State, Extra<Config>, Action>;

export type WidgetStore<State, Config = unknown> = Store<State> & {
  dispatch: WidgetDispatch<State, Config>;
};

/** A flow that trips over an answer is a programming error too, which without this nobody would be told of. */
const watched =
  (crash: (error: unknown) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (result instanceof Promise) result.catch(crash);
    return result;
  };

/** The store of one mounted host: two hosts of one widget share nothing. */
export function createWidgetStore<State, Config>(
  reducer: Reducer<State>,
  extra: Omit<Extra<Config>, 'nextRequestId'>,
): WidgetStore<State, Config> {
  let requests = 0;
  const thunk = withExtraArgument({ ...extra, nextRequestId: () => ++requests });
  return legacy_createStore(reducer, applyMiddleware(watched(extra.crash), thunk));
}
