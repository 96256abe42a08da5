import type { RuleValue } from '../../shared/contract/rules';
import { hasSameValues, isSame, withValue, type Rule } from './rules';

/** The server's rule that a change began from, and the rule as it shall be. */
export interface Changed {
  base: Rule;
  now: Rule;
}

/** What is to be saved of one family. */
export interface Work {
  created: readonly Rule[];
  changed: readonly Changed[];
  /** As the server had them. */
  deleted: readonly Rule[];
  /** Keys of the rules that a person moved. */
  moved: readonly string[];
  /** Keys of all rules in the order shown, deleted ones included; null while it is the server's. */
  order: readonly string[] | null;
}

export const noWork: Work = { created: [], changed: [], deleted: [], moved: [], order: null };

export const hasWork = ({ created, changed, deleted, moved }: Work): boolean =>
  created.length + changed.length + deleted.length + moved.length > 0;

export interface WorkCount {
  added: number;
  changed: number;
  moved: number;
  deleted: number;
}

export const countWork = ({ created, changed, moved, deleted }: Work): WorkCount => ({
  added: created.length,
  changed: changed.length,
  moved: moved.length,
  deleted: deleted.length,
});

const keysOf = (rules: readonly Rule[]) => rules.map(({ key }) => key);
const orderOf = (saved: readonly Rule[], work: Work) => work.order ?? keysOf(saved);
const without = <T>(list: readonly T[], isIt: (item: T) => boolean) =>
  list.filter((item) => !isIt(item));
const withoutKey = (rules: readonly Rule[], key: string) =>
  without(rules, (rule) => rule.key === key);

const indexes = new WeakMap<readonly Rule[], ReadonlyMap<string, Rule>>();

/** A list's rules by their keys. Made once for each list: it may have thousands, and every edit looks some up. */
export function byKey(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const before = indexes.get(rules);
  if (before) return before;
  const index = new Map(rules.map((rule) => [rule.key, rule]));
  indexes.set(rules, index);
  return index;
}

const shownBefore = new WeakMap<Work, { saved: readonly Rule[]; shown: readonly Rule[] }>();

/** The rules in the order shown, as they shall be. Deleted ones stand where they were. Made once for each work. */
export function shownRules(saved: readonly Rule[], work: Work): readonly Rule[] {
  if (work.changed.length === 0 && work.order === null) return saved;
  const before = shownBefore.get(work);
  if (before?.saved === saved) return before.shown;
  const shown = makeShown(saved, work);
  shownBefore.set(work, { saved, shown });
  return shown;
}

function makeShown(saved: readonly Rule[], { created, changed, order }: Work): readonly Rule[] {
  const touched = new Map<string, Rule>();
  for (const rule of created) touched.set(rule.key, rule);
  for (const { now } of changed) touched.set(now.key, now);
  if (order === null) return saved.map((rule) => touched.get(rule.key) ?? rule);
  const known = byKey(saved);
  return order.flatMap((key) => touched.get(key) ?? known.get(key) ?? []);
}

/** Sets the value of one field. A rule that is again as the server has it is changed no more. */
export function editRule(
  saved: readonly Rule[],
  work: Work,
  key: string,
  place: number,
  value: RuleValue,
): Work {
  const edit = (rule: Rule) => withValue(rule, place, value);
  if (work.created.some((rule) => rule.key === key)) {
    const created = work.created.map((rule) => (rule.key === key ? edit(rule) : rule));
    return { ...work, created };
  }
  const before = work.changed.find(({ now }) => now.key === key);
  const base = before?.base ?? byKey(saved).get(key);
  if (!base) return work;
  const now = edit(before?.now ?? base);
  const others = without(work.changed, (change) => change === before);
  // A base that is not the server's rule is one side of a conflict, which only the person settles.
  const isBack = hasSameValues(base, now) && byKey(saved).get(key) === base;
  return { ...work, changed: isBack ? others : [...others, { base, now }] };
}

/** Puts a new rule after the rule `after`, first when that is null. */
export function addRule(
  saved: readonly Rule[],
  work: Work,
  rule: Rule,
  after: string | null,
): Work {
  const order = [...orderOf(saved, work)];
  order.splice(after === null ? 0 : order.indexOf(after) + 1, 0, rule.key);
  return { ...work, created: [...work.created, rule], order };
}

export function deleteRule(saved: readonly Rule[], work: Work, key: string): Work {
  const rule = saved.find((each) => each.key === key);
  const changed = without(work.changed, ({ now }) => now.key === key);
  if (rule) return { ...work, changed, deleted: [...withoutKey(work.deleted, key), rule] };
  return settleOrder(saved, {
    ...work,
    changed,
    created: withoutKey(work.created, key),
    order: without(orderOf(saved, work), (each) => each === key),
  });
}

/** Moves a rule so that it stands at `place` of the order shown, counted from 0. */
export function moveRule(saved: readonly Rule[], work: Work, key: string, place: number): Work {
  const order = [...orderOf(saved, work)];
  const from = order.indexOf(key);
  if (from < 0 || from === place) return work;
  order.splice(from, 1);
  order.splice(place, 0, key);
  const isNew = work.created.some((rule) => rule.key === key);
  const moved = isNew ? work.moved : [...without(work.moved, (each) => each === key), key];
  return settleOrder(saved, { ...work, moved, order });
}

/** Drops from `moved` what stands where it stood, and the order when it is the server's again. */
function settleOrder(saved: readonly Rule[], work: Work): Work {
  const { order, moved } = work;
  if (order === null) return work;
  const keys = keysOf(saved);
  if (isSameList(order, keys)) return { ...work, moved: [], order: null };
  const last = moved.at(-1);
  if (last === undefined) return work;
  // The rule moved last is back when it stands right among all that nobody moved.
  const strange = new Set([...moved.slice(0, -1), ...keysOf(work.created)]);
  const known = byKey(saved);
  const rest = order.filter((key) => known.has(key) && !strange.has(key));
  const isBack = isSameList(
    rest,
    without(keys, (key) => strange.has(key)),
  );
  return isBack ? { ...work, moved: moved.slice(0, -1) } : work;
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((key, place) => key === b[place]);

export type Mark = 'new' | 'changed' | 'moved' | 'deleted';

/** Takes back one mark of one rule: the rest of the work stays. */
export function revert(saved: readonly Rule[], work: Work, key: string, mark: Mark): Work {
  if (mark === 'new') return deleteRule(saved, work, key);
  if (mark === 'deleted') return { ...work, deleted: withoutKey(work.deleted, key) };
  if (mark === 'changed') {
    const changed = without(work.changed, ({ now }) => now.key === key);
    const isGone = !saved.some((rule) => rule.key === key);
    return isGone ? deleteRule(saved, work, key) : { ...work, changed };
  }
  const moved = without(work.moved, (each) => each === key);
  const others = without(orderOf(saved, work), (each) => each === key);
  const order = insertAll(others, [{ key, ...wasAfter(saved, key, moved) }]);
  return settleOrder(saved, { ...work, moved, order });
}

/** Where the server has a rule, told by the nearest rule before it that nobody moved. */
function wasAfter(saved: readonly Rule[], key: string, moved: readonly string[]) {
  const place = saved.findIndex((rule) => rule.key === key);
  const before = saved
    .slice(0, place)
    .filter((rule) => !moved.includes(rule.key))
    .at(-1);
  return { after: before?.key ?? null, place };
}

/** Where a rule stands: after another one, or at a place when that one is gone. */
export interface Placement {
  key: string;
  after: string | null;
  place: number;
}

/** The places of some rules, so that they can be put into another list in the same way. */
export function placementsOf(order: readonly string[], keys: ReadonlySet<string>): Placement[] {
  return order.flatMap((key, place) =>
    keys.has(key) ? [{ key, after: order[place - 1] ?? null, place }] : [],
  );
}

/** Puts rules into a list that has none of them. In turn: one may stand after another. */
export function insertAll(order: readonly string[], placements: readonly Placement[]): string[] {
  const list = [...order];
  for (const { key, after, place } of placements) {
    const before = after === null ? -1 : list.indexOf(after);
    const isKnown = after === null || before >= 0;
    list.splice(isKnown ? before + 1 : Math.min(place, list.length), 0, key);
  }
  return list;
}

/** What of a rule both sides changed, each in its own way. */
export interface Conflict {
  key: string;
  mine: Rule | null;
  theirs: Rule | null;
}

/** The rules whose change began from something that the server has no more. */
export function conflictsOf(saved: readonly Rule[], { changed, deleted }: Work): Conflict[] {
  if (changed.length + deleted.length === 0) return [];
  const known = byKey(saved);
  const theirs = (base: Rule) => known.get(base.key) ?? null;
  return [
    ...changed
      .filter(({ base }) => theirs(base) !== base)
      .map(({ base, now }) => ({ key: now.key, mine: now, theirs: theirs(base) })),
    ...deleted
      .filter((base) => theirs(base) !== base)
      .map((base) => ({ key: base.key, mine: null, theirs: theirs(base) })),
  ];
}

/**
 * The work on a newer list of the server. What both sides did alike is done; fields that only they changed are theirs;
 * where both changed one field the base stays behind, which makes it a conflict. Rules that were moved or added stand
 * after the rule that they stood after.
 */
export function rebase(old: readonly Rule[], fresh: readonly Rule[], work: Work): Work {
  const known = new Map(fresh.map((rule) => [rule.key, rule]));
  const arrived = claimCreated(old, fresh, work.created);
  const created = work.created.filter(({ key }) => !arrived.has(key));
  const changed = work.changed.flatMap((change) => {
    const theirs = known.get(change.base.key);
    return theirs ? rebaseChange(change, theirs) : [change];
  });
  const deleted = work.deleted.flatMap((base) => {
    const theirs = known.get(base.key);
    if (!theirs) return [];
    return [hasSameValues(base, theirs) ? theirs : base];
  });

  const ghosts = changed.filter(({ base }) => !known.has(base.key)).map(({ now }) => now.key);
  const moved = [...work.moved.filter((key) => known.has(key)), ...arrived.values()];
  const placed = new Set([...moved, ...ghosts, ...keysOf(created)]);
  const shown = orderOf(old, work).map((key) => arrived.get(key) ?? key);
  const rest = keysOf(fresh).filter((key) => !placed.has(key));
  const order = insertAll(rest, placementsOf(shown, placed));
  const isServers = isSameList(order, keysOf(fresh));
  return {
    created,
    changed,
    deleted,
    moved: isServers ? [] : moved,
    order: isServers ? null : order,
  };
}

/** Fresh rules that are what was created here: a save whose answer was lost may have arrived. */
function claimCreated(old: readonly Rule[], fresh: readonly Rule[], created: readonly Rule[]) {
  const arrived = new Map<string, string>();
  if (created.length === 0) return arrived;
  const before = new Set(keysOf(old));
  const others = new Set(fresh.filter(({ key }) => !before.has(key)));
  for (const rule of created) {
    const found = [...others].find((other) => hasSameValues(rule, other));
    if (!found) continue;
    others.delete(found);
    arrived.set(rule.key, found.key);
  }
  return arrived;
}

function rebaseChange({ base, now }: Changed, theirs: Rule): Changed[] {
  const isMine = (place: number) =>
    !isSame(now.values[place], base.values[place]) &&
    !isSame(now.values[place], theirs.values[place]);
  const isTorn = (place: number) =>
    isMine(place) && !isSame(theirs.values[place], base.values[place]);
  const pick = (from: Rule, isFrom: (place: number) => boolean): Rule => ({
    ...theirs,
    values: theirs.values.map((their, place) =>
      isFrom(place) ? (from.values[place] ?? null) : their,
    ),
  });
  const merged = pick(now, isMine);
  if (theirs.values.some((_, place) => isTorn(place))) {
    return [{ base: pick(base, isTorn), now: merged }];
  }
  return hasSameValues(theirs, merged) ? [] : [{ base: theirs, now: merged }];
}

/** The list after the server took the work; `answered` has its rules by the keys that they had here. */
export function mergeSaved(
  saved: readonly Rule[],
  work: Work,
  answered: ReadonlyMap<string, Rule>,
): readonly Rule[] {
  const gone = new Set(keysOf(work.deleted));
  return shownRules(saved, work)
    .filter(({ key }) => !gone.has(key))
    .map((rule) => answered.get(rule.key) ?? rule);
}

/** A rule that was deleted, with what brings it back. */
export interface Removed {
  rule: Rule;
  /** Null for a rule that the server never had. */
  base: Rule | null;
  after: string | null;
}

export function removedOf(saved: readonly Rule[], work: Work, key: string): Removed | null {
  const order = orderOf(saved, work);
  const rule = shownRules(saved, work).find((each) => each.key === key);
  if (!rule) return null;
  const base =
    work.changed.find(({ now }) => now.key === key)?.base ??
    saved.find((each) => each.key === key) ??
    null;
  return { rule, base, after: order[order.indexOf(key) - 1] ?? null };
}

export function bringBack(
  saved: readonly Rule[],
  work: Work,
  { rule, base, after }: Removed,
): Work {
  if (!base) return addRule(saved, work, rule, after);
  const back = revert(saved, work, rule.key, 'deleted');
  return rule === base ? back : { ...back, changed: [...back.changed, { base, now: rule }] };
}

/** What is not saved of one rule. */
export function marksOf({ created, changed, moved, deleted }: Work, key: string): Mark[] {
  const marks: Mark[] = [];
  if (created.some((rule) => rule.key === key)) marks.push('new');
  if (changed.some(({ now }) => now.key === key)) marks.push('changed');
  if (moved.includes(key)) marks.push('moved');
  if (deleted.some((rule) => rule.key === key)) marks.push('deleted');
  return marks;
}
