import type { Reducer } from 'redux';
import { showPage } from '../../test/support/fixturePage';
import { createHttp } from '../http/createHttp';
import type { CommonConfig } from '../mount/config';
import { createWidgetStore } from './createWidgetStore';

interface Options<Config, State, Services> {
  widget: string;
  /** The page of a scenario, with the config in an attribute: `/cart/?config=attribute&as=dispensary&scenario=default`. */
  path: string;
  /** The config as the widget is given it, from what the page says. */
  config: (said: object) => Config;
  reducer: Reducer<State>;
  services: Services;
  /** Seconds in which the server may still carry out a write whose answer was lost; else as of `createHttp`. */
  serverLimit?: number;
}

/** The store and the calls of a widget without its screen. `ask` is what somebody else of its page asks the server. */
export async function openEngine<
  Config extends Pick<CommonConfig, 'csrf' | 'user'>,
  State,
  Services,
>(options: Options<Config, State, Services>) {
  await showPage(options.path);
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const config = options.config(JSON.parse(host.dataset.config ?? '') as object);
  const { csrf, user } = config;
  const { signal } = new AbortController();
  const http = createHttp({ host, widget: options.widget, signal, csrf, userId: user?.id });
  const { serverLimit = http.serverLimit } = options;
  const store = createWidgetStore<State, Config, Services>(options.reducer, {
    http: { ...http, serverLimit },
    config,
    events: { emit: () => true, on: () => () => undefined },
    services: options.services,
    crash: (error) => {
      throw error;
    },
  });
  const ask = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
    const answer = await fetch(new URL(path, location.href), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? '' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
  return { store, ask };
}
