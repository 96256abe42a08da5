import type { MountServices } from '@shared/mount/defineWidget';
import type { Extra } from '@shared/store/createWidgetStore';
import type { PreferencesConfig } from '../config';

/** What lives as long as one mounted screen. */
export interface PreferencesServices extends MountServices {
  /** The boxes that are on their way, by location. */
  reads: Map<string, Promise<unknown>>;
}

export type PreferencesExtra = Extra<PreferencesConfig, PreferencesServices>;

export const createServices = (): PreferencesServices => ({ reads: new Map() });
