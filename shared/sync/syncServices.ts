/** The sync of a mounted screen: it begins with the server's first answer and ends with the mount. */
export interface SyncServices<Sync> {
  /** Null until the first answer has come. */
  sync: Sync | null;
  dispose: () => void;
}

/**
 * The `services` of a widget that edits a list of the server. Its thunks find the queue in `extra.services.sync`.
 *
 * @example
 * defineWidget({ name: 'cart', …, services: createSyncServices<CartSync> });
 */
export function createSyncServices<Sync extends { dispose: () => void }>(): SyncServices<Sync> {
  const services: SyncServices<Sync> = { sync: null, dispose: () => services.sync?.dispose() };
  return services;
}

export interface Syncing {
  services: { sync: { refresh: () => void; resume: () => void } | null };
}

/** Someone else may have changed the list: a thunk that reads it again behind what is shown. */
export const refreshList =
  () =>
  (_dispatch: unknown, _getState: unknown, { services }: Syncing): void =>
    services.sync?.refresh();

/** A thunk that goes on with the edits that wait, after signing in again or when the server can be reached again. */
export const resumeEdits =
  () =>
  (_dispatch: unknown, _getState: unknown, { services }: Syncing): void =>
    services.sync?.resume();
