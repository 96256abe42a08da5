import * as v from 'valibot';
import type { RuleField, RuleValue } from '@shared/contract/rules';
import { byFamily, families, keyOf, type ByFamily, type Rule } from '@shared/rules/rules';
import { insertAll, placementsOf } from './placements';
import { rebase } from './rebase';
import { hasWork, noWork, shownRules, type Changed, type Work } from './work';

const ruleValue = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.array(v.object({ from: v.number(), to: v.nullable(v.number()), price: v.string() })),
  ]),
);

/** Values by the names of their fields, as pairs: a draft may be restored onto other fields. */
const named = v.array(v.tuple([v.string(), ruleValue]));
const rule = v.object({ id: v.union([v.string(), v.number()]), values: named });
const changed = v.array(v.object({ base: rule, now: named }));

const created = v.array(v.object({ key: v.string(), values: named }));

const kept = v.object({
  family: v.picklist(['quantity', 'pricing', 'visibility']),
  created,
  changed,
  deleted: v.array(rule),
  setAside: changed,
  moved: v.array(v.string()),
  /** Where the moved and the new rules stand, in the order shown. */
  places: v.array(v.object({ key: v.string(), after: v.nullable(v.string()), place: v.number() })),
  /** As it was sent, where that may have arrived: it may have been changed since. */
  sent: v.optional(v.object({ created, changed })),
});

export const keptSchema = v.array(kept);

/** What of one family was not saved, in a form that outlives the list that it was made on. */
export type Kept = v.InferOutput<typeof kept>;
type Named = v.InferOutput<typeof named>;
type KeptRule = v.InferOutput<typeof rule>;

type Fields = readonly RuleField[];

const namedOf = ({ values }: Rule, fields: Fields): Named =>
  fields.map(({ name }, index) => [name, values[index] ?? null]);

const valuesOf = (pairs: Named, fields: Fields): RuleValue[] => {
  const known = new Map(pairs);
  return fields.map(({ name }) => known.get(name) ?? null);
};

interface Book {
  rules: ByFamily<readonly Rule[]>;
  fields: ByFamily<Fields>;
}

export function keep(
  { rules, fields }: Book,
  works: ByFamily<Work>,
  sent?: ByFamily<Work>,
): Kept[] {
  return families.flatMap((family): Kept[] => {
    const [work, own] = [works[family], fields[family]];
    if (!hasWork(work)) return [];
    const order = shownRules(rules[family], work).map(({ key }) => key);
    const placed = new Set([...work.moved, ...work.created.map(({ key }) => key)]);
    const keptRule = (rule: Rule): KeptRule => ({
      id: rule.id ?? '',
      values: namedOf(rule, own),
    });
    const keptChange = ({ base, now }: Changed) => ({
      base: keptRule(base),
      now: namedOf(now, own),
    });
    const keptWork = (of: Work) => ({
      created: of.created.map((rule) => ({ key: rule.key, values: namedOf(rule, own) })),
      changed: of.changed.map(keptChange),
    });
    return [
      {
        family,
        ...keptWork(work),
        deleted: work.deleted.map(keptRule),
        setAside: work.setAside.map(keptChange),
        moved: [...work.moved],
        places: placementsOf(order, placed),
        sent: sent && keptWork(sent[family]),
      },
    ];
  });
}

/**
 * Puts kept work on top of the work that is there, which stands before it where both concern one rule. What the
 * server has by now is left out. New rules get new keys: `newKey` is asked for each.
 */
export function restore(
  { rules, fields }: Book,
  works: ByFamily<Work>,
  list: readonly Kept[],
  newKey: () => string,
): ByFamily<Work> {
  const result = byFamily((family) => works[family]);
  for (const kept of list) {
    const { family } = kept;
    result[family] = restoreOne(rules[family], fields[family], result[family], kept, newKey);
  }
  return result;
}

/** Whether anything of kept work is not on the server by now. */
export function isStillOpen(book: Book, list: readonly Kept[]): boolean {
  let keys = 0;
  const work = restore(
    book,
    byFamily(() => noWork),
    list,
    () => `kept-${++keys}`,
  );
  return families.some((family) => hasWork(work[family]));
}

function restoreOne(
  saved: readonly Rule[],
  fields: Fields,
  work: Work,
  kept: Kept,
  newKey: () => string,
): Work {
  const toRule = ({ id, values }: KeptRule): Rule => ({
    key: keyOf(id),
    id,
    values: valuesOf(values, fields),
  });
  const touched = new Set(
    [...work.changed.map(({ now }) => now), ...work.deleted].map(({ key }) => key),
  );
  const isFree = ({ key }: Rule) => !touched.has(key);
  const toChange = ({ base, now }: Kept['changed'][number]): Changed => {
    const rule = toRule(base);
    return { base: rule, now: { ...rule, values: valuesOf(now, fields) } };
  };
  const changed = kept.changed.map(toChange).filter(({ now }) => isFree(now));
  const setAside = kept.setAside.map(toChange).filter(({ now }) => isFree(now));
  const deleted = kept.deleted.map(toRule).filter(isFree);
  const newKeys = new Map(kept.created.map(({ key }) => [key, newKey()]));
  const toCreated = ({ key, values }: Kept['created'][number]): Rule => ({
    key: newKeys.get(key) ?? key,
    id: null,
    values: valuesOf(values, fields),
  });
  const placements = kept.places.map((placement) => ({
    key: newKeys.get(placement.key) ?? placement.key,
    after: placement.after === null ? null : (newKeys.get(placement.after) ?? placement.after),
    place: placement.place,
  }));
  const order = shownRules(saved, work).map(({ key }) => key);
  const known = new Set([...order, ...newKeys.values()]);
  const placed = placements.filter(({ key }) => known.has(key));
  const moving = new Set(placed.map(({ key }) => key));
  const merged: Work = {
    created: [...work.created, ...kept.created.map(toCreated)],
    changed: [...work.changed, ...changed],
    deleted: [...work.deleted, ...deleted],
    setAside: [...work.setAside, ...setAside],
    moved: [...new Set([...work.moved, ...kept.moved.filter((key) => known.has(key))])],
    order: insertAll(
      order.filter((key) => !moving.has(key)),
      placed,
    ),
  };
  if (!kept.sent) return rebase(saved, saved, merged);
  // Any rule may be one that was sent.
  const [added, edited] = [kept.sent.created.map(toCreated), kept.sent.changed.map(toChange)];
  return rebase([], saved, merged, { ...merged, created: added, changed: edited });
}
