import type { Rule } from '@shared/rules/rules';
import { insertAll, isSameList, placementsOf } from './placements';
import { hasSameValues, isSame } from './rules';
import { keysOf, orderOf, type Changed, type Work } from './work';

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
  const setAside = work.setAside.flatMap((change) => {
    const theirs = known.get(change.base.key);
    return theirs ? rebaseChange(change, theirs) : [];
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
    setAside,
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
  const isMine = (index: number) =>
    !isSame(now.values[index], base.values[index]) &&
    !isSame(now.values[index], theirs.values[index]);
  const isTorn = (index: number) =>
    isMine(index) && !isSame(theirs.values[index], base.values[index]);
  const pick = (from: Rule, isFrom: (index: number) => boolean): Rule => ({
    ...theirs,
    values: theirs.values.map((their, index) =>
      isFrom(index) ? (from.values[index] ?? null) : their,
    ),
  });
  const merged = pick(now, isMine);
  if (theirs.values.some((_, index) => isTorn(index))) {
    return [{ base: pick(base, isTorn), now: merged }];
  }
  return hasSameValues(theirs, merged) ? [] : [{ base: theirs, now: merged }];
}
