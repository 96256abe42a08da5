import type { ComponentType } from 'react';
import type { Action, Reducer } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { GenericSchema } from 'valibot';
import type { Extra } from '../store/createWidgetStore';
import type { CommonConfig } from './config';
import { register } from './mount';
import { mountHost } from './mountHost';

/** What a mount is given by its host, before it has a store. */
export type Mount<Config> = Pick<Extra<Config>, 'http' | 'config' | 'events'>;

/** Services of a mount. `dispose` is called when the widget leaves its host, so that nothing of them goes on. */
export interface MountServices {
  dispose?: () => void;
}

export interface WidgetDefinition<
  Config extends CommonConfig,
  State,
  Services extends MountServices = MountServices,
> {
  /** The value of `data-widget`; also the name of the folder and of the bundle. */
  name: string;
  /** Checks the host's config. What it refuses leaves the host as the server rendered it. */
  config: GenericSchema<unknown, Config>;
  reducer: Reducer<State>;
  /**
   * Makes what lives as long as one mount and does not belong into its store, such as a queue of writes. Thunks reach
   * it as `extra.services`. Called once for every mount, and again when the screen starts anew after a crash.
   */
  services?: (mount: Mount<Config>) => Services;
  /** What a new store is given to do first, usually the first load. */
  start?: (config: Config) => ThunkAction<unknown, State, Extra<Config, Services>, Action>;
  Screen: ComponentType<{ config: Config }>;
}

/**
 * Defines one screen as a widget and registers it on the page: from then on every
 * `[data-widget="name"]` mounts it, with a store and an http of its own. Called once, in an entry.
 */
export function defineWidget<
  Config extends CommonConfig,
  State,
  Services extends MountServices = MountServices,
>(
  definition: WidgetDefinition<Config, State, Services>,
): WidgetDefinition<Config, State, Services> {
  register(definition.name, (host) => mountHost(definition, host));
  return definition;
}
