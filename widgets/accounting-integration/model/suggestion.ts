import type { Id } from '@shared/answers/id';

/** Why one of theirs may be meant. */
export type Reason =
  | { kind: 'license' | 'sku' | 'email' | 'name' | 'words' }
  /** How many letters of the names differ. */
  | { kind: 'letters'; count: number };

export interface Suggestion {
  partyId: Id;
  reason: Reason;
  /** Nothing else can be meant: it may be taken with others by one button. */
  isExact: boolean;
}

/** By the id of ours, as text. */
export type Suggestions = ReadonlyMap<string, Suggestion>;
