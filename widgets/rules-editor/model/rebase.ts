import type { Rule } from '@shared/rules/rules';
import { insertAll, isSameList, placementsOf } from './placements';
import { hasSameValues, isAlike } from './rules';
import { byKey, keysOf, orderOf, type Changed, type Work } from './work';

/**
 * The work on a newer list of the server. What both sides did alike is done; fields that only they changed are theirs;
 * where both changed one field the base stays behind, which makes it a conflict. Rules that were moved or added stand
 * after the rule that they stood after. `sent` is what the work was when it was sent and no answer came: what shows
 * that it arrived is nobody else's.
 */
export function rebase(
  old: readonly Rule[],
  fresh: readonly Rule[],
  work: Work,
  sent: Work = work,
): Work {
  const known = new Map(fresh.map((rule) => [rule.key, rule]));
  const isThere = byKey(work.created);
  const before = new Map(sent.changed.map(({ now }) => [now.key, now]));
  const arrived = claimCreated(
    old,
    fresh,
    sent.created.filter(({ key }) => isThere.has(key)),
  );
  const created = work.created.filter(({ key }) => !arrived.has(key));
  const changedSince = work.created.flatMap(({ key, values }): Changed[] => {
    const base = known.get(arrived.get(key) ?? '');
    return base ? rebaseChange({ base, now: { ...base, values } }, base) : [];
  });
  const changed = work.changed.flatMap((change) => {
    const theirs = known.get(change.base.key);
    return theirs ? rebaseChange(change, theirs, before.get(theirs.key)) : [change];
  });
  const setAside = work.setAside.flatMap((change) => {
    const theirs = known.get(change.base.key);
    return theirs ? rebaseChange(change, theirs) : [];
  });
  const deleted = work.deleted.flatMap((base) => {
    const theirs = known.get(base.key);
    if (!theirs) return [];
    return [hasSameValues(base, theirs, isAlike) ? theirs : base];
  });

  const ghosts = changed.filter(({ base }) => !known.has(base.key)).map(({ now }) => now.key);
  const moved = [...work.moved.filter((key) => known.has(key)), ...arrived.values()];
  const placed = new Set([...moved, ...ghosts, ...keysOf(created)]);
  const isArrived = new Set(arrived.values());
  const shown = orderOf(old, work)
    // A restored draft stands on a list that has them by now.
    .filter((key) => !isArrived.has(key))
    .map((key) => arrived.get(key) ?? key);
  const rest = keysOf(fresh).filter((key) => !placed.has(key));
  const order = insertAll(rest, placementsOf(shown, placed));
  const isServers = isSameList(order, keysOf(fresh));
  return {
    created,
    changed: [...changed, ...changedSince],
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
    const found = [...others].find((other) => hasSameValues(rule, other, isAlike));
    if (!found) continue;
    others.delete(found);
    arrived.set(rule.key, found.key);
  }
  return arrived;
}

function rebaseChange({ base, now }: Changed, theirs: Rule, sent?: Rule): Changed[] {
  const isMine = (index: number) =>
    !isAlike(now.values[index], base.values[index]) &&
    !isAlike(now.values[index], theirs.values[index]);
  const isTorn = (index: number) =>
    isMine(index) &&
    ![base, sent].some((each) => each && isAlike(theirs.values[index], each.values[index]));
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
  return hasSameValues(theirs, merged, isAlike) ? [] : [{ base: theirs, now: merged }];
}
