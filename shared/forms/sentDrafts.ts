import { keyOf } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import { put, type Drafts, type ListedDraft } from './listedDraft';

/* Drafts over records of which something is on its way, or has just been saved. Values are text, as in recordDrafts. */

type Texts<Fields> = Record<keyof Fields, string>;

/**
 * What is typed while `sent` is on its way. What is taken back of it is a change of what the server is about to have;
 * typed again it is as it was sent.
 */
export function overSent<Fields extends Texts<Fields>>(
  sent: readonly ListedDraft<Fields>[],
  before: Drafts<Fields>,
  after: Drafts<Fields>,
): Drafts<Fields> {
  let next: Map<string, ListedDraft<Fields>> | null = null;
  for (const draft of sent) {
    const [was, own] = [before.get(keyOf(draft)), after.get(keyOf(draft))];
    if (!was || was === own) continue;
    const base = { ...draft.base, ...own?.base };
    const edits: Partial<Fields> = { ...own?.edits };
    for (const name of namesOf(draft.edits)) {
      if (was.edits[name] === undefined || edits[name] !== undefined) continue;
      const isBack = was.base[name] !== draft.edits[name];
      const [from, to] = isBack ? [draft.edits, draft.base] : [draft.base, draft.edits];
      base[name] = from[name] as Fields[keyof Fields & string];
      edits[name] = to[name];
    }
    next ??= new Map(after);
    put(next, { id: draft.id, base, edits });
  }
  return next ?? after;
}

/** Lays what is typed over what the server has by now, as `baseOf` says of a draft and what was sent of it. */
function rebased<Fields>(
  drafts: Drafts<Fields>,
  sent: readonly ListedDraft<Fields>[],
  baseOf: (own: ListedDraft<Fields>, sent: ListedDraft<Fields>) => Partial<Fields> | null,
): Drafts<Fields> {
  let next: Map<string, ListedDraft<Fields>> | null = null;
  for (const draft of sent) {
    const own = drafts.get(keyOf(draft));
    const base = own && baseOf(own, draft);
    if (!base) continue;
    next ??= new Map(drafts);
    put(next, { ...own, base: { ...own.base, ...base } });
  }
  return next ?? drafts;
}

/** After a save: what the server has now is no edit any more, and what was typed meanwhile stands over it. */
export const afterSave = <Fields>(
  drafts: Drafts<Fields>,
  saved: readonly ListedDraft<Fields>[],
): Drafts<Fields> => rebased(drafts, saved, (_, { base, edits }) => ({ ...base, ...edits }));

/** After a save: what was not taken of `sent` was never there. */
export const notTaken = <Fields>(
  drafts: Drafts<Fields>,
  sent: readonly ListedDraft<Fields>[],
): Drafts<Fields> =>
  rebased(drafts, sent, (own, { base, edits }) => {
    const over = namesOf(edits).filter((name) => own.base[name] === edits[name]);
    if (over.length === 0) return null;
    const was: Partial<Fields> = {};
    for (const name of over) was[name] = base[name];
    return was;
  });
