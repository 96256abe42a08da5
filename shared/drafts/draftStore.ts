import { safeParse, type GenericSchema } from 'valibot';
import { newKey } from './newKey';
import { draftsOf, openStorage } from '../page/storage';

/** Work that one visit left unsaved. */
export interface Draft<T> {
  /** Where it is kept. */
  key: string;
  /** When it was written, in milliseconds since 1970. */
  savedAt: number;
  value: T;
  /** An earlier page of this tab left it; else another tab, which may still be open. */
  isOfTab: boolean;
}

/** The drafts of one record, as one visit sees them. */
export interface DraftStore<T> {
  /** What other visits left, oldest first: earlier ones, and those that other tabs have now. */
  find(): Draft<T>[];
  /** Writes the draft of this visit. */
  write(value: T): void;
  /** Removes the draft of this visit. */
  clear(): void;
  /** Removes drafts of other visits, which were restored, discarded or saved. */
  remove(drafts: readonly Draft<T>[]): void;
  isThere(draft: Draft<T>): boolean;
  /** Drops what is too old, what other users left for any widget, and all of this one where nobody is signed in. */
  prune(): void;
}

interface DraftStoreOptions<T> {
  widget: string;
  /** Nobody signed in (null): nothing is kept, for the next person at the browser could be anyone. */
  userId: string | number | null;
  /** The address or the id of what is worked at. */
  record: string | number;
  /** A value that this version of the screen can show. Anything else that is found is left alone. */
  schema: GenericSchema<unknown, T>;
  /** What of a value is kept; without it all of it. */
  kept?: ((value: T) => T) | undefined;
}

/** What the keys of all drafts begin with: those of a widget without its name. */
const allDrafts = draftsOf('').slice(0, -1);

const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of one record, one user and one widget, kept in the browser past a reload, a closed tab and an ended
 * session. Each visit writes a draft of its own, so that two tabs at one record never overwrite each other, and each tab
 * knows those that its pages wrote. A draft holds plain JSON. Nothing here throws; a draft that cannot be kept is not kept.
 *
 * The storage is readable to every script of the origin and stays on the machine. Screens that take secrets must not
 * use it for them: bank account numbers (checkout), HMAC secrets (webhooks).
 */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { widget, userId, record, schema, kept = (value) => value } = options;
  const storage = openStorage('localStorage');
  // Names the drafts that pages of this tab wrote.
  const tab = openStorage('sessionStorage');
  // Each part is escaped, so that a colon in an id of one user never reads as a draft of another.
  const ofRecord =
    userId === null
      ? null
      : `${draftsOf(widget)}${encodeURIComponent(userId)}:${encodeURIComponent(record)}:`;
  const own = ofRecord === null ? null : `${ofRecord}${newKey()}`;
  let written = '';

  const isYoung = (savedAt: unknown): savedAt is number =>
    // Either way: a clock that was set back must not cost the draft.
    typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) <= maxAge;
  // A long draft is not read for it.
  const isThere = ({ key }: { key: string }) => storage.keys().includes(key);
  const read = (key: string) => (storage.get(key) ?? {}) as { savedAt?: unknown; value?: unknown };

  return {
    find: () =>
      storage
        .keys()
        .filter((key) => ofRecord !== null && key.startsWith(ofRecord) && key !== own)
        .flatMap((key): Draft<T>[] => {
          const { savedAt, value } = read(key);
          const parsed = safeParse(schema, value);
          if (!isYoung(savedAt) || !parsed.success) return [];
          return [{ key, savedAt, value: parsed.output, isOfTab: tab.get(key) !== undefined }];
        })
        .sort((a, b) => a.savedAt - b.savedAt),
    write: (value) => {
      if (own === null) return;
      const text = JSON.stringify(kept(value));
      // The same once more, as when the page goes, is no newer than it was.
      if (text === written && isThere({ key: own })) return;
      // Of thousands of rows the text is long: it is made once.
      const json = `{"savedAt":${Date.now()},"value":${text}}`;
      written = storage.set(own, value, json) ? text : '';
      tab.set(own, 1);
    },
    clear: () => {
      if (own !== null) storage.remove(own);
    },
    remove: (drafts) => {
      for (const { key } of drafts) {
        storage.remove(key);
        // The copy of a tab has it too, and leaves it to the one that still writes it.
        tab.remove(key);
      }
    },
    isThere,
    prune: () => {
      // Where no user is told, another widget on the page may know who it is: what is typed there is theirs.
      const begin = userId === null ? draftsOf(widget) : allDrafts;
      for (const key of storage.keys()) {
        if (!key.startsWith(begin)) continue;
        const isOwn = userId !== null && key.split(':')[4] === encodeURIComponent(userId);
        const isOld = key.startsWith(draftsOf(widget)) && !isYoung(read(key).savedAt);
        if (!isOwn || isOld) storage.remove(key);
      }
    },
  };
}
