import type { Failure } from '@shared/http/failure';
import { keyOf, type LinkDraft } from './drafts';
import type { TabName } from './sets';

/** What became of up to a hundred changes that were sent together. */
export type Part = { set: TabName; drafts: readonly LinkDraft[] } & (
  | { status: 'saved' }
  | { status: 'not-saved' | 'unknown'; failure: Failure; refusals?: Refusals }
);

/** What became of a save. */
export interface SaveEnd {
  saved: number;
  /** Rows that somebody else has changed meanwhile: they were left out, and say so. */
  held: number;
  /** The keys of what is no longer there. */
  gone: readonly string[];
  parts: Part[];
  /** The connection was ended elsewhere: nothing was sent. */
  isRevoked: boolean;
}

/** What the server said of some rows, by their keys. */
export type Refusals = ReadonlyMap<string, string>;

/** Brings what the server said to the rows: it names them by their index in what was sent, "customers.1.foreignId". */
export function refusalsOf({ fields }: Failure, sent: readonly LinkDraft[]): Refusals {
  const refusals = new Map<string, string>();
  for (const { name, messages } of fields) {
    const [, index] = /^\w+\.(\d+)\b/.exec(name) ?? [];
    const draft = index === undefined ? undefined : sent[Number(index)];
    if (draft) refusals.set(keyOf(draft), messages.join(' '));
  }
  return refusals;
}

export const isWhole = ({ held, gone, parts, isRevoked }: SaveEnd): boolean =>
  !isRevoked && held === 0 && gone.length === 0 && parts.every(({ status }) => status === 'saved');
