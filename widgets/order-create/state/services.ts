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
  /** What the dialogs asked for last; they can be closed before it is known what became of it. */
  asked: { discount?: object; move?: object };
  dispose: () => void;
}

export function createServices({
  config,
}: Pick<Mount<OrderCreateConfig>, 'config'>): OrderServices {
  const services: OrderServices = {
    sync: null,
    keys: createAttemptKeys('order-create', config.user?.id ?? null),
    rowsRead: new AbortController(),
    asked: {},
    dispose: () => services.sync?.dispose(),
  };
  return services;
}
