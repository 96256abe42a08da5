import type { MountServices } from '@shared/mount/defineWidget';

/** What lives as long as one mounted screen. */
export interface PreferencesServices extends MountServices {
  /** The boxes that are on their way, by location. */
  reads: Map<string, Promise<unknown>>;
}

export const createServices = (): PreferencesServices => ({ reads: new Map() });
