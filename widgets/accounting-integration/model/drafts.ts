import * as v from 'valibot';
import type { Id } from '@shared/answers/id';
import type { Entry } from './answers';
import { tabNames, type TabName } from './sets';

const id = v.union([v.string(), v.number()]);

/** A link that is changed and not saved. */
export const draftSchema = v.object({
  set: v.picklist(tabNames),
  id,
  /** What ours is called, for lists where it is not read. */
  name: v.string(),
  /** What the server had when it was changed, and what it shall have; null for nothing. */
  base: v.nullable(id),
  to: v.nullable(id),
});

export const draftsSchema = v.array(draftSchema);

export type LinkDraft = v.InferOutput<typeof draftSchema>;

/** By `keyOf`: an id of a customer may be one of a product, too. */
export type Drafts = ReadonlyMap<string, LinkDraft>;

export const noDrafts: Drafts = new Map();

export const keyOf = ({ set, id: of }: { set: TabName; id: Id }): string => `${set} ${String(of)}`;

/** Ids are compared as text: an address or a file knows no others. */
export const isSameLink = (one: Id | null, other: Id | null): boolean =>
  one === null || other === null ? one === other : String(one) === String(other);

/** A link that a person chose: what the server has is no change. */
export interface Choice {
  set: TabName;
  entry: Entry;
  to: Id | null;
}

/** Choices laid over those that are there. */
export function withChoices(drafts: Drafts, choices: readonly Choice[]): Drafts {
  const next = new Map(drafts);
  for (const { set, entry, to } of choices) {
    const { id: of, name, linkId } = entry;
    // What it was changed from stays, so that somebody else's change meanwhile is not overlooked.
    const { base } = next.get(keyOf({ set, id: of })) ?? { base: linkId };
    put(next, { set, id: of, name, base, to });
  }
  return next;
}

export function without(drafts: Drafts, keys: readonly string[]): Drafts {
  const next = new Map(drafts);
  for (const key of keys) next.delete(key);
  return next;
}

/** Of one set alone. */
export const ofSet = (drafts: Drafts, set: TabName): LinkDraft[] =>
  [...drafts.values()].filter((draft) => draft.set === set);

/** Lays drafts of an earlier visit under what is changed now. */
export const withEarlier = (drafts: Drafts, earlier: readonly LinkDraft[]): Drafts =>
  new Map([...earlier.map((draft) => [keyOf(draft), draft] as const), ...drafts]);

/** What changed many links at once, or threw them away. */
export interface Step {
  kind: 'changed' | 'discarded';
  /** How many. */
  count: number;
  before: Drafts;
  after: Drafts;
}

/** Takes a step back. What was changed since stays. */
export function withoutStep(drafts: Drafts, { before, after }: Step): Drafts {
  const next = new Map(drafts);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const former = before.get(key);
    if (drafts.get(key) !== after.get(key)) continue;
    if (former) next.set(key, former);
    else next.delete(key);
  }
  return next;
}

/** The person has seen what somebody else made of it and wants their own all the same. */
export function kept(drafts: Drafts, key: string, now: Id | null): Drafts {
  const draft = drafts.get(key);
  if (!draft) return drafts;
  const next = new Map(drafts);
  put(next, { ...draft, base: now });
  return next;
}

/**
 * After a part was saved: what the server has now is no change, and what was chosen meanwhile stands over it. What was
 * `takenBack` meanwhile, by its keys, becomes a change of its own: the server has it by now.
 */
export function afterSave(
  drafts: Drafts,
  saved: readonly LinkDraft[],
  takenBack: readonly string[],
): Drafts {
  const next = new Map(drafts);
  for (const draft of saved) {
    const key = keyOf(draft);
    const to = takenBack.includes(key) ? draft.base : draft.to;
    put(next, { ...(next.get(key) ?? { ...draft, to }), base: draft.to });
  }
  return next;
}

/** After a read: what the server has by now is no change any more, whoever has saved it. */
export function meeting(drafts: Drafts, set: TabName, entries: readonly Entry[]): Drafts {
  const own = ofSet(drafts, set);
  if (own.length === 0) return drafts;
  const now = new Map(entries.map((entry) => [String(entry.id), entry.linkId]));
  const done = own.filter((draft) => {
    const linkId = now.get(String(draft.id));
    return linkId !== undefined && isSameLink(linkId, draft.to);
  });
  return done.length > 0 ? without(drafts, done.map(keyOf)) : drafts;
}

/** Whether somebody else has changed the link since it was changed here. */
export const isChangedElsewhere = ({ base, to }: LinkDraft, now: Id | null): boolean =>
  !isSameLink(base, now) && !isSameLink(to, now);

function put(drafts: Map<string, LinkDraft>, draft: LinkDraft): void {
  if (isSameLink(draft.base, draft.to)) drafts.delete(keyOf(draft));
  else drafts.set(keyOf(draft), draft);
}
