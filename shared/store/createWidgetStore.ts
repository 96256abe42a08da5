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
import type { HandOver } from './createResource';

/**
 * What every thunk of a widget is given as its third argument. `Services` are what the widget's own `services` of
 * `defineWidget` returned for this mount.
 */
export interface Extra<Config, Services = unknown> {
  http: Http;
  config: Config;
  events: WidgetEvents;
  /** What lives as long as the mount and does not belong into the store: queues, timers, what is on its way. */
  services: Services;
  /** Hands a programming error to the widget's error boundary. */
  crash: (error: unknown) => void;
  /** Counts up within the store, so that a reducer can tell the latest of several like requests. */
  nextRequestId: () => number;
  /** The reads of resources that are on their way, by resource and key. */
  reads: Map<string, HandOver>;
  /** What each resource was last asked for, by its name. */
  lastArgs: Map<string, unknown>;
}

export type WidgetDispatch<State, Config = unknown, Services = unknown> = ThunkDispatch<
  State,
  Extra<Config, Services>,
  Action
>;

export type WidgetStore<State, Config = unknown, Services = unknown> = Store<State> & {
  dispatch: WidgetDispatch<State, Config, Services>;
};

/** A thunk that trips over an answer is a programming error too, which without this nobody would be told of. */
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
export function createWidgetStore<State, Config, Services>(
  reducer: Reducer<State>,
  extra: Omit<Extra<Config, Services>, 'nextRequestId' | 'reads' | 'lastArgs'>,
): WidgetStore<State, Config, Services> {
  let requests = 0;
  const thunk = withExtraArgument({
    ...extra,
    nextRequestId: () => ++requests,
    reads: new Map(),
    lastArgs: new Map(),
  });
  return legacy_createStore(reducer, applyMiddleware(watched(extra.crash), thunk));
}
