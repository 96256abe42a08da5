import type { RuleValue } from '@shared/contract/rules';
import type { Rule } from '@shared/rules/rules';
import { insertAll, isSameList } from './placements';
import { hasSameValues, withValue } from './rules';
import {
  byKey,
  keysOf,
  orderOf,
  shownRules,
  without,
  type Changed,
  type Mark,
  type Work,
} from './work';

const withoutKey = (rules: readonly Rule[], key: string) =>
  without(rules, (rule) => rule.key === key);

/** Sets the value of one field. A rule that is again as the server has it is changed no more. */
export function editRule(
  saved: readonly Rule[],
  work: Work,
  key: string,
  index: number,
  value: RuleValue,
): Work {
  const edit = (rule: Rule) => withValue(rule, index, value);
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

/** Puts a new rule after the rule `after`: first when that is null, and where it is gone last, to overrule nothing. */
export function addRule(
  saved: readonly Rule[],
  work: Work,
  rule: Rule,
  after: string | null,
): Work {
  const order = [...orderOf(saved, work)];
  order.splice(after === null ? 0 : order.indexOf(after) + 1 || order.length, 0, rule.key);
  return { ...work, created: [...work.created, rule], order };
}

export function deleteRule(saved: readonly Rule[], work: Work, key: string): Work {
  const rule = byKey(saved).get(key);
  const edit = work.changed.find(({ now }) => now.key === key);
  const changed = without(work.changed, (change) => change === edit);
  if (rule) {
    const setAside = edit ? [...work.setAside, edit] : work.setAside;
    return { ...work, changed, setAside, deleted: [...withoutKey(work.deleted, key), rule] };
  }
  return settleOrder(saved, {
    ...work,
    changed,
    created: withoutKey(work.created, key),
    order: without(orderOf(saved, work), (each) => each === key),
  });
}

/** Moves a rule so that it stands at `index` of the order shown. */
export function moveRule(saved: readonly Rule[], work: Work, key: string, index: number): Work {
  const order = [...orderOf(saved, work)];
  const from = order.indexOf(key);
  if (from < 0 || from === index) return work;
  order.splice(from, 1);
  order.splice(index, 0, key);
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

/** Takes back one mark of one rule: the rest of the work stays. */
export function revert(saved: readonly Rule[], work: Work, key: string, mark: Mark): Work {
  if (mark === 'new') return deleteRule(saved, work, key);
  if (mark === 'deleted') return keepRule(work, key);
  if (mark === 'changed') {
    const changed = without(work.changed, ({ now }) => now.key === key);
    return byKey(saved).has(key) ? { ...work, changed } : deleteRule(saved, work, key);
  }
  const moved = without(work.moved, (each) => each === key);
  const others = without(orderOf(saved, work), (each) => each === key);
  const order = insertAll(others, [{ key, ...wasAfter(saved, key, moved) }]);
  return settleOrder(saved, { ...work, moved, order });
}

/** Takes back a deletion: what was edited before it counts again. */
export function keepRule(work: Work, key: string): Work {
  const isIts = ({ now }: Changed) => now.key === key;
  return {
    ...work,
    deleted: withoutKey(work.deleted, key),
    setAside: without(work.setAside, isIts),
    changed: [...work.changed, ...work.setAside.filter(isIts)],
  };
}

/** Where the server has a rule, told by the nearest rule before it that nobody moved. */
function wasAfter(saved: readonly Rule[], key: string, moved: readonly string[]) {
  const index = saved.findIndex((rule) => rule.key === key);
  const before = saved
    .slice(0, index)
    .filter((rule) => !moved.includes(rule.key))
    .at(-1);
  return { after: before?.key ?? null, place: index };
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
    work.changed.find(({ now }) => now.key === key)?.base ?? byKey(saved).get(key) ?? null;
  return { rule, base, after: order[order.indexOf(key) - 1] ?? null };
}

export function bringBack(
  saved: readonly Rule[],
  work: Work,
  { rule, base, after }: Removed,
): Work {
  if (!base) return addRule(saved, work, rule, after);
  return keepRule(work, rule.key);
}
