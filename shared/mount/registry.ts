import type { Problem } from '../doctor/errors';

/** A host that was taken in charge: mounted, or refused because of its config. */
export interface Mounted {
  unmount: () => void;
  /** Puts the screen back into its host where a script of the page took it out and left the host. */
  comeBack?: () => void;
  /** Whether the host still has the config that it was mounted with. */
  isCurrent?: () => boolean;
  /** Why it was refused. */
  problems?: readonly Problem[];
}

/** Mounts one host. Never throws: what goes wrong is reported and the host keeps its fallback. */
export type MountHost = (host: HTMLElement) => Mounted;

/**
 * What this page knows of widgets. It hangs on the document, not on a module, because one page may
 * run several copies of this code (module and classic build, a script tag printed twice) and each
 * host must still mount once.
 */
export interface Registry {
  mounters: Map<string, MountHost>;
  hosts: Map<HTMLElement, Mounted>;
  isWatching: boolean;
  /** Whether the loader brings the widgets, each when it is due. */
  hasLoader?: boolean;
  /** How many hosts were mounted so far: a prefix for the ids of each. */
  mountCount: number;
}

const key = Symbol.for('wholesale-widgets');

export function registryOf(page: Document): Registry {
  const holder = page as Document & { [key]?: Registry };
  return (holder[key] ??= {
    mounters: new Map(),
    hosts: new Map(),
    isWatching: false,
    mountCount: 0,
  });
}
