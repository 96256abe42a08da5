import { hasSameValues, type Rule } from './rules';
import type { ReadFile, ReadRow } from './rulesFile';
import { shownRules, type Work } from './work';

/** Adds the rows after the rules that are there, as new rules. */
export function appendRows(
  saved: readonly Rule[],
  work: Work,
  rows: readonly ReadRow[],
  newKey: () => string,
): Work {
  const order = shownRules(saved, work).map(({ key }) => key);
  const created = rows.map(({ values }): Rule => ({ key: newKey(), id: null, values }));
  return {
    ...work,
    created: [...work.created, ...created],
    order: [...order, ...created.map(({ key }) => key)],
  };
}

/**
 * Makes the list what the file says: rows with the id of a rule change it, but for fields that the file has no column
 * for; others are new, and rules that the file does not have are deleted. The order is the file's. A file as it was
 * exported changes nothing.
 */
export function replaceByRows(
  saved: readonly Rule[],
  { rows, places }: Pick<ReadFile, 'rows' | 'places'>,
  newKey: () => string,
): Work {
  const isGiven = new Set(places);
  const byId = new Map(saved.map((rule) => [String(rule.id), rule]));
  const created: Rule[] = [];
  const changed: Work['changed'][number][] = [];
  const order = rows.map(({ id, values }): string => {
    const base = byId.get(id);
    byId.delete(id);
    const merged = (old: Rule) =>
      values.map((value, place) => (isGiven.has(place) ? value : (old.values[place] ?? null)));
    const now = base ? { ...base, values: merged(base) } : { key: newKey(), id: null, values };
    if (!base) created.push(now);
    else if (!hasSameValues(base, now)) changed.push({ base, now });
    return now.key;
  });
  const deleted = [...byId.values()];
  const gone = new Set(deleted.map(({ key }) => key));
  const kept = saved.filter(({ key }) => !gone.has(key)).map(({ key }) => key);
  const isNew = new Set(created.map(({ key }) => key));
  const old = order.filter((key) => !isNew.has(key));
  // Whoever stands elsewhere among the rules that stay was moved.
  const moved = old.filter((key, place) => key !== kept[place]);
  const whole = [...order, ...deleted.map(({ key }) => key)];
  const isServers = created.length + moved.length === 0;
  return { created, changed, deleted, moved, order: isServers ? null : whole };
}
