import { openStorage } from '../storage';

/** What was typed and not saved. `savedAt` is in milliseconds since 1970. */
export interface Draft<T> {
  savedAt: number;
  value: T;
}

export interface Drafts<T> {
  /** The draft of a record, null when there is none that is whole and younger than 30 days. */
  read(record: string | number): Draft<T> | null;
  write(record: string | number, value: T): void;
  /** To be called after a save, and when the person discards the draft. */
  remove(record: string | number): void;
  /** Drops what other users left for this widget, and everything when nobody is signed in. */
  removeOthers(): void;
}

export interface DraftOptions<T> {
  widget: string;
  /** Nobody signed in (null): nothing is kept, for the next person at the browser could be anyone. */
  userId: string | number | null;
  /** Whether what was found is a value that this version of the screen can show. */
  isValue: (value: unknown) => value is T;
  now?: () => number;
}

const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of one widget and one user, kept in the browser past a reload, a closed tab and an ended
 * session. A draft holds plain JSON. Nothing here throws; a draft that cannot be kept is not kept.
 *
 * The storage is readable to every script of the origin and stays on the machine. Screens that take
 * secrets must not use it for them: bank account numbers (checkout), HMAC secrets (webhooks).
 */
export function createDrafts<T>({
  widget,
  userId,
  isValue,
  now = Date.now,
}: DraftOptions<T>): Drafts<T> {
  const storage = openStorage('localStorage');
  const ofWidget = `ww:draft:v1:${widget}:`;
  // Escaped, so that a colon in an id of one user never reads as a draft of another.
  const ofUser = userId === null ? null : `${ofWidget}${encodeURIComponent(userId)}:`;
  const keyOf = (record: string | number) => `${String(ofUser)}${record}`;

  const isDraft = (found: unknown): found is Draft<T> => {
    const { savedAt, value } = (found ?? {}) as Partial<Draft<unknown>>;
    // Either way: a clock that was set back must not cost the draft.
    return typeof savedAt === 'number' && Math.abs(now() - savedAt) <= maxAge && isValue(value);
  };

  return {
    read: (record) => {
      const found = ofUser === null ? null : storage.get(keyOf(record));
      return isDraft(found) ? found : null;
    },
    write: (record, value) => {
      if (ofUser !== null) storage.set(keyOf(record), { savedAt: now(), value } satisfies Draft<T>);
    },
    remove: (record) => storage.remove(keyOf(record)),
    removeOthers: () => {
      for (const key of storage.keys()) {
        const isOurs = ofUser !== null && key.startsWith(ofUser);
        if (key.startsWith(ofWidget) && !isOurs) storage.remove(key);
      }
    },
  };
}
