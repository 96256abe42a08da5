import type { DrawerQueue } from './drawerQueue';

/** What lives as long as one mounted drawer. */
export interface DrawerServices {
  /** Null before the order was read. */
  queue: DrawerQueue | null;
  /** True while this widget tells the page that the order changed: it has the change already. */
  isTelling: boolean;
  dispose: () => void;
}

export function createServices(): DrawerServices {
  const services: DrawerServices = {
    queue: null,
    isTelling: false,
    dispose: () => services.queue?.dispose(),
  };
  return services;
}
