import * as v from 'valibot';
import { isSameData } from '@shared/answers/isSameData';
import { isObject } from '@shared/answers/values';
import { changesOf, countChanges } from './changes';
import { mergeOf, type Conflict } from './merge';
import { detailNames, liveTiles, type Page, type Tile } from './page';
import { ordered } from './tileEdits';

const tile = v.object({
  id: v.union([v.string(), v.number()]),
  uid: v.string(),
  kind: v.string(),
  fields: v.custom<unknown>(() => true),
});
const details = v.object({
  title: v.string(),
  introduction: v.string(),
  website: v.string(),
  isPublished: v.boolean(),
  attributes: v.array(v.union([v.string(), v.number()])),
});

/** What of a page is not saved, with what it was made of: somebody else may save meanwhile. */
export const draftSchema = v.object({
  details: v.nullable(v.object({ was: details, now: details })),
  created: v.array(tile),
  changed: v.array(v.object({ was: tile, now: tile })),
  /** As they were. */
  removed: v.array(tile),
  /** The uids of all tiles, where new ones stand among them or they were moved. */
  order: v.nullable(v.array(v.string())),
  /** Pictures that had not arrived, which only the person can choose again. */
  pictures: v.array(v.string()),
  /** What somebody else changed as well, and nobody has decided. */
  conflicts: v.optional(
    v.array(
      v.union([v.object({ detail: v.picklist(detailNames) }), v.object({ uid: v.string() })]),
    ),
    [],
  ),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Null when the server has all of it. */
export function draftOf(
  base: Page,
  page: Page,
  pictures: readonly string[],
  conflicts: readonly Conflict[] = [],
): Draft | null {
  const changes = changesOf(base, page);
  if (countChanges(changes) === 0 && pictures.length === 0) return null;
  const was = new Map(base.tiles.map((each) => [each.uid, each]));
  return {
    details: changes.details.length > 0 ? { was: base.details, now: page.details } : null,
    created: [...changes.created],
    changed: changes.changed.map((now) => ({ was: was.get(now.uid) ?? now, now })),
    removed: [...changes.removed],
    order:
      changes.isOrdered || changes.created.length > 0
        ? liveTiles(page).map((each) => each.uid)
        : null,
    pictures: [...pictures],
    conflicts: [...conflicts],
  };
}

/** What the page was when the draft was made, as far as the draft knows, and the page as it was then. */
export function pagesOfDraft(draft: Draft, now: Page): { base: Page; page: Page } {
  const was = new Map([...draft.removed, ...draft.changed.map((each) => each.was)].map(byUid));
  const edited = new Map(draft.changed.map((each) => byUid(each.now)));
  const gone = new Set(draft.removed.map(({ uid }) => uid));
  const missing = [...was.values()].filter(
    ({ uid }) => !now.tiles.some((each) => each.uid === uid),
  );
  const base: Page = {
    details: draft.details?.was ?? now.details,
    tiles: [...now.tiles.map((each) => was.get(each.uid) ?? each), ...missing],
  };
  // One that the server has by now was saved, and only its answer was lost.
  const created = draft.created.filter(({ uid }) => !now.tiles.some((each) => each.uid === uid));
  const tiles = [
    ...base.tiles.map((each): Tile => {
      const after = edited.get(each.uid) ?? each;
      return gone.has(each.uid) ? { ...after, isRemoved: true } : after;
    }),
    ...created,
  ];
  const page = { details: draft.details?.now ?? base.details, tiles };
  return { base, page: draft.order ? ordered(page, draft.order) : page };
}

const byUid = <T extends { uid: string }>(each: T): [string, T] => [each.uid, each];

/** The draft as long as something of it is still to be saved over the page as it is now; what it was made of stays known. */
export function stillUnsaved(draft: Draft, now: Page): Draft | null {
  const { base, page } = pagesOfDraft(draft, now);
  const merged = mergeOf(base, now, page, [base, now, page]).apply(page);
  return draftOf(now, merged, draft.pictures) && draft;
}

interface Written<Values> {
  was: Values;
  now: Values;
}

/** Of each name what was written last, over what that was written over. */
function together<Values>(first: Written<Values>, last: Written<Values>): Written<Values> {
  if (![first.was, first.now, last.was, last.now].every(isObject)) return last;
  const both = { was: { ...last.was }, now: { ...last.now } };
  const isWritten = ({ was, now }: Written<Values>, name: keyof Values) =>
    !isSameData(now[name], was[name]);
  for (const name of Object.keys(first.now as object) as (keyof Values)[]) {
    if (!isWritten(first, name) || isWritten(last, name)) continue;
    both.was[name] = first.was[name];
    both.now[name] = first.now[name];
  }
  return both;
}

/** Two drafts of a page as one; where both name one detail or one field of a tile, `later` counts. */
export function mergeDrafts(earlier: Draft, later: Draft): Draft {
  const gone = new Set(later.removed.map(({ uid }) => uid));
  const before = new Map(earlier.changed.map((each) => [each.now.uid, each]));
  const after = new Map(later.changed.map((each) => [each.now.uid, each]));
  const changed = [...new Map([...before, ...after]).values()].map(({ was, now }) => {
    const one = before.get(now.uid) ?? { was, now };
    const fields = together(
      { was: one.was.fields, now: one.now.fields },
      { was: was.fields, now: now.fields },
    );
    return { was: { ...was, fields: fields.was }, now: { ...now, fields: fields.now } };
  });
  const allOf = (one: readonly Tile[], other: readonly Tile[]) => [
    ...new Map([...one, ...other].map(byUid)).values(),
  ];
  const [first, last] = [earlier.details, later.details];
  return {
    details: first && last ? together(first, last) : (last ?? first),
    created: allOf(earlier.created, later.created),
    changed: changed.filter(({ now }) => !gone.has(now.uid)),
    removed: allOf(
      earlier.removed.filter(({ uid }) => !after.has(uid)),
      later.removed,
    ),
    order: later.order ?? earlier.order,
    pictures: [...new Set([...earlier.pictures, ...later.pictures])],
    conflicts: [...earlier.conflicts, ...later.conflicts],
  };
}
