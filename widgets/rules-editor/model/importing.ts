import type { RuleField, RuleValue } from '@shared/contract/rules';
import { valueAt, type Rule } from '@shared/rules/rules';
import { insertAll, isSameList, placementsOf } from './placements';
import { hasSameValues, isSame } from './rules';
import type { ReadFile } from './rulesFile';
import { byKey, keysOf, orderOf, shownRules, type Changed, type Work } from './work';

/** `add` changes the rules that rows name and adds the others; `replace` also deletes and orders by the file. */
export type ImportMode = 'add' | 'replace';

/** The rules as a file is read against them: as they are shown, deleted ones with what was edited before. */
export function importedOnto(saved: readonly Rule[], work: Work): readonly Rule[] {
  const setAside = new Map(work.setAside.map(({ now }) => [now.key, now]));
  return shownRules(saved, work).map((rule) => setAside.get(rule.key) ?? rule);
}

/**
 * Puts a file on top of what is there and not saved. Edits of fields that it has no column for stay, and so do new
 * rules that were never saved. Replacing deletes the server's rules that no row names, unless `isFixed`.
 */
export function importRows(
  saved: readonly Rule[],
  work: Work,
  { rows, faulty }: Pick<ReadFile, 'rows' | 'faulty'>,
  mode: ImportMode,
  newKey: () => string,
  isFixed: (rule: Rule) => boolean = () => false,
): Work {
  const server = byKey(saved);
  const created = new Map(work.created.map((rule) => [rule.key, rule]));
  const edits = [...work.changed, ...work.setAside];
  const changes = new Map(edits.map((change) => [change.now.key, change]));
  const inFile = rows.map(({ row, base, values }) => {
    const key = base?.key ?? newKey();
    if (!base || created.has(key)) created.set(key, { key, id: null, values });
    else setChange(changes, { ...base, values }, server.get(key));
    return { row, key };
  });
  const named = new Set([...inFile, ...faulty].map(({ key }) => key));
  const isDropped =
    mode === 'replace' ? (rule: Rule) => !named.has(rule.key) && !isFixed(rule) : null;
  const wasDeleted = new Set(keysOf(work.deleted));
  const read = new Set(inFile.map(({ key }) => key));
  const deleted = [
    ...work.deleted.filter(({ key }) => !read.has(key)),
    ...saved.filter((rule) => isDropped?.(rule) && !wasDeleted.has(rule.key)),
  ];
  const isGone = new Set(keysOf(deleted));
  const pick = (isIt: boolean) =>
    [...changes.values()].filter(({ now }) => isGone.has(now.key) === isIt);
  const next = {
    created: [...created.values()],
    changed: pick(false),
    setAside: pick(true),
    deleted,
  };

  const shown = orderOf(saved, work);
  if (mode === 'add') {
    const isShown = new Set(shown);
    const added = inFile.map(({ key }) => key).filter((key) => !isShown.has(key));
    return {
      ...next,
      moved: work.moved,
      order: added.length > 0 ? [...shown, ...added] : work.order,
    };
  }
  const inTurn = [...inFile, ...faulty].sort((a, b) => a.row - b.row).map(({ key }) => key);
  const rest = new Set(shown.filter((key) => !named.has(key)));
  const order = insertAll(inTurn, placementsOf(shown, rest));
  if (isSameList(order, keysOf(saved))) return { ...next, moved: [], order: null };
  return { ...next, moved: movedIn(order, saved, isGone), order };
}

/** Sets what a rule of the server shall be; one that is again as the server has it is changed no more. */
function setChange(changes: Map<string, Changed>, now: Rule, theirs: Rule | undefined) {
  const base = changes.get(now.key)?.base ?? theirs;
  if (!base) return;
  if (base === theirs && hasSameValues(base, now)) changes.delete(now.key);
  else changes.set(now.key, { base, now });
}

/** The fewest rules that have to be moved to bring the server's order into this one. */
function movedIn(
  order: readonly string[],
  saved: readonly Rule[],
  isGone: ReadonlySet<string>,
): string[] {
  const indexes = new Map(saved.map(({ key }, index) => [key, index]));
  const old = order.filter((key) => indexes.has(key) && !isGone.has(key));
  // The longest run that is in order already: for each length the index where it ends, and what stands before it.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const indexOf = (index: number) => indexes.get(old[index] ?? '') ?? 0;
  old.forEach((_, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (indexOf(ends[middle] ?? 0) < indexOf(index)) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const stays = new Set<string>();
  for (let index = ends.at(-1); index !== undefined; index = before[index])
    stays.add(old[index] ?? '');
  return old.filter((key) => !stays.has(key));
}

/** A rule that an import changes, with the values of its fields before and after. */
export interface ImportChange {
  rule: Rule;
  fields: { field: RuleField; from: RuleValue; to: RuleValue }[];
}

/** What an import does to the list that is shown. */
export interface ImportChanges {
  added: readonly Rule[];
  changed: readonly ImportChange[];
  deleted: readonly Rule[];
  /** Rules that were to be deleted and stay. */
  kept: readonly Rule[];
  /** How many stand elsewhere. */
  moved: number;
}

export function changesBetween(
  saved: readonly Rule[],
  fields: readonly RuleField[],
  before: Work,
  after: Work,
): ImportChanges {
  const was = byKey(importedOnto(saved, before));
  const now = importedOnto(saved, after);
  const wasGone = new Set(keysOf(before.deleted));
  const isGone = new Set(keysOf(after.deleted));
  const wasMoved = new Set(before.moved);
  return {
    added: now.filter(({ key }) => !was.has(key)),
    changed: now.flatMap((rule) => {
      const old = was.get(rule.key);
      if (!old || old === rule || isGone.has(rule.key)) return [];
      const differing = fields.flatMap((field, index) => {
        const [from, to] = [valueAt(old, index), valueAt(rule, index)];
        return isSame(from, to) ? [] : [{ field, from, to }];
      });
      return differing.length > 0 ? [{ rule: old, fields: differing }] : [];
    }),
    deleted: after.deleted.filter(({ key }) => !wasGone.has(key)),
    kept: before.deleted.filter(({ key }) => !isGone.has(key)),
    moved: after.moved.filter((key) => !wasMoved.has(key)).length,
  };
}

/** How many changes there are to be put into the list. */
export const countChanges = ({ added, changed, deleted, kept, moved }: ImportChanges): number =>
  added.length + changed.length + deleted.length + kept.length + moved;
