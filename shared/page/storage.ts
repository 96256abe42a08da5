/** Plain JSON values by key. Nothing here throws: a browser may block storage, or have none left. */
export interface SafeStorage {
  /** The value under the key, undefined when there is none that can be read. */
  get(key: string): unknown;
  /** Returns true where it was kept. `json` is the value as text, where that was made already. */
  set(key: string, value: unknown, json?: string): true | undefined;
  remove(key: string): void;
  keys(): string[];
}

/** The browser's storage of that name. Where it is blocked, full or absent, nothing is kept. */
export const openStorage = (name: 'localStorage' | 'sessionStorage'): SafeStorage => {
  // Even reading `window.localStorage` throws where cookies are blocked.
  const attempt = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      return access(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? '') as unknown),
    set: (key, value, json) =>
      attempt((storage): true => {
        storage.setItem(key, json ?? JSON.stringify(value));
        return true;
      }),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt(Object.keys) ?? [],
  };
};

/** What the keys of all drafts of a widget begin with in the local storage, whoever left them; the user follows. */
export const draftsOf = (widget: string): string => `ww:draft:v2:${widget}:`;
