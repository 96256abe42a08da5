import type { Failure } from '../http/failure';

/** One thing to write. An edit says the whole new value of its key, so that a later one replaces it. */
export interface KeyedEdit<Edit> {
  key: string;
  edit: Edit;
}

export interface FailedEdit<Edit> extends KeyedEdit<Edit> {
  failure: Failure;
}

/**
 * `waiting` was not sent yet, `sent` is on its way or being found out about, `accepted` was taken by an answer that told
 * nothing more, `unknown` is one whose answer was lost and which a read has not shown: it may still arrive.
 */
export interface PendingEdit<Edit> extends KeyedEdit<Edit> {
  status: 'waiting' | 'sent' | 'accepted' | 'unknown';
}

/** An edit whose answer was lost, or whose server failed and may have saved it before. */
interface Unsure<Edit> {
  edit: Edit;
  failure: Failure;
  /** From then on the server's value tells whether it arrived; in milliseconds since 1970. */
  until: number;
  /** A read has not shown it, and it may still arrive. */
  isUnknown?: boolean;
  /** A later edit of the same key, which the server has taken since. */
  later?: Edit;
}

interface Options<Value, Edit> {
  isApplied: (value: Value, key: string, edit: Edit) => boolean;
  isHeldBy?: ((edit: Edit, unknown: Edit) => boolean) | undefined;
}

/** The edits of a mutation queue, by what is known of each. It sends nothing and asks for nothing. */
export function createPendingEdits<Value, Edit>({ isApplied, isHeldBy }: Options<Value, Edit>) {
  let sent: KeyedEdit<Edit> | null = null;
  let waiting = new Map<string, Edit>();
  const unsure = new Map<string, Unsure<Edit>>();
  /** Taken by the server, and not in its value yet. */
  const accepted = new Map<string, Edit>();

  const notTaken = () => [...unsure].filter(([, { later }]) => later === undefined);

  const all = (): PendingEdit<Edit>[] => [
    ...[...accepted].map(([key, edit]) => ({ key, edit, status: 'accepted' as const })),
    ...notTaken().map(([key, { edit, isUnknown }]) => {
      const status = isUnknown ? ('unknown' as const) : ('sent' as const);
      return { key, edit, status };
    }),
    ...(sent ? [{ ...sent, status: 'sent' as const }] : []),
    ...[...waiting].map(([key, edit]) => ({ key, edit, status: 'waiting' as const })),
  ];

  return {
    all,
    /** The last edit of each key, in the order of the first ones: a Map keeps where a key was added. */
    perKey: () => [...new Map(all().map((each) => [each.key, each])).values()],
    isWaiting: (key: string) => waiting.has(key),
    hasUnsure: () => unsure.size > 0,
    /** From when on it is known of each unsure edit whether it arrived; in milliseconds since 1970. */
    unsureUntil: () => [...unsure.values()].map(({ until }) => until),

    /** The edit to send next: not one that depends on another of which nobody knows. */
    first(): KeyedEdit<Edit> | undefined {
      const unknown = isHeldBy ? notTaken() : [];
      for (const [key, edit] of waiting) {
        if (!unknown.some(([, other]) => isHeldBy?.(edit, other.edit))) return { key, edit };
      }
      return undefined;
    },
    add(edits: readonly KeyedEdit<Edit>[]) {
      for (const { key, edit } of edits) waiting.set(key, edit);
    },
    /** Forgets an edit that is not on its way, and returns whether there was one. */
    drop(key: string): boolean {
      const wasWaiting = waiting.delete(key);
      return unsure.delete(key) || wasWaiting;
    },
    /** Forgets edits that still wait, and returns those that did; what was sent of their keys is found out about. */
    dropWaiting: (those: readonly KeyedEdit<Edit>[]): KeyedEdit<Edit>[] =>
      those.filter(({ key, edit }) => waiting.get(key) === edit && waiting.delete(key)),
    /** What may not have arrived goes first, as it was first. */
    sendAgain(mayRepeat: (edit: Edit) => boolean = () => true) {
      const again = notTaken().filter(
        ([key, { edit }]) => !waiting.has(key) && sent?.key !== key && mayRepeat(edit),
      );
      waiting = new Map([...again.map(([key, { edit }]) => [key, edit] as const), ...waiting]);
    },

    leaves(next: KeyedEdit<Edit>) {
      sent = next;
      waiting.delete(next.key);
    },
    returns() {
      sent = null;
    },
    /** The server took it. `isShown` where its answer is the value with it. */
    taken({ key, edit }: KeyedEdit<Edit>, isShown: boolean) {
      const before = unsure.get(key);
      if (before) before.later = edit;
      if (isShown) accepted.delete(key);
      else accepted.set(key, edit);
    },
    /** The server never looked at it: it stays first in line, unless a newer one of its key waits. */
    putBack({ key, edit }: KeyedEdit<Edit>) {
      if (!waiting.has(key)) waiting = new Map([[key, edit], ...waiting]);
    },
    /** Nobody knows whether the server took it, until a read that is asked for after `until` tells. */
    lost({ key, edit }: KeyedEdit<Edit>, failure: Failure, until: number) {
      unsure.set(key, { edit, failure, until });
    },

    /** Takes up what a value that was asked for at a time says. Returns the edits that are known not to have arrived. */
    reconcile(value: Value, askedAt: number): FailedEdit<Edit>[] {
      accepted.clear();
      const absent: FailedEdit<Edit>[] = [];
      for (const [key, entry] of [...unsure]) {
        const { edit, failure, until, later } = entry;
        if (isApplied(value, key, edit)) {
          unsure.delete(key);
          if (waiting.get(key) === edit) waiting.delete(key);
          // It came after the edit that was made later, which is the one that counts.
          const isOver = later !== undefined && !isApplied(value, key, later);
          if (isOver && !waiting.has(key)) waiting.set(key, later);
        } else if (askedAt >= until) {
          unsure.delete(key);
          if (later === undefined) absent.push({ key, edit, failure });
        } else entry.isUnknown = true;
      }
      return absent;
    },
  };
}
