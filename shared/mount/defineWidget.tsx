import type { ComponentType } from 'react';
import type { Action, Reducer } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { GenericSchema } from 'valibot';
import type { Extra } from '../store/createWidgetStore';
import type { CommonConfig } from './config';
import { register } from './mount';
import { mountHost } from './mountHost';

export interface WidgetDefinition<Config extends CommonConfig, State> {
  /** The value of `data-widget`; also the name of the folder and of the bundle. */
  name: string;
  /** Checks the host's config. What it refuses leaves the host as the server rendered it. */
  config: GenericSchema<unknown, Config>;
  reducer: Reducer<State>;
  /** What a new store is given to do first, usually the first load. */
  start?: (config: Config) => ThunkAction<unknown, State, Extra<Config>, Action>;
  Screen: ComponentType<{ config: Config }>;
}

/**
 * Defines one screen as a widget and registers it on the page: from then on every
 * `[data-widget="name"]` mounts it, with a store and an http of its own. Called once, in an entry.
 */
export function defineWidget<Config extends CommonConfig, State>(
  definition: WidgetDefinition<Config, State>,
): WidgetDefinition<Config, State> {
  register(definition.name, (host) => mountHost(definition, host));
  return definition;
}
