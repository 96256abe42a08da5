import { createAttemptKeys, type AttemptKeys } from '@shared/http/attemptKeys';
import type { Mount } from '@shared/mount/defineWidget';
import type { OrderCreateConfig } from '../config';
import type { GridSync } from './orderSync';

/** What lives as long as one mounted order. */
export interface OrderServices {
  /** Null before the order was read. */
  sync: GridSync | null;
  keys: AttemptKeys;
  /** Ends the read of rows that is on its way. */
  rowsRead: AbortController;
  dispose: () => void;
}

export function createServices({
  config,
}: Pick<Mount<OrderCreateConfig>, 'config'>): OrderServices {
  const services: OrderServices = {
    sync: null,
    keys: createAttemptKeys('order-create', config.user?.id ?? null),
    rowsRead: new AbortController(),
    dispose: () => services.sync?.dispose(),
  };
  return services;
}
