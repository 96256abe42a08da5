import { oncePer } from '@shared/store/oncePer';
import type { Rule } from '@shared/rules/rules';

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
  /** Edits of rules that are to be deleted: they count again when such a rule is kept after all. */
  setAside: readonly Changed[];
  /** Keys of the rules that a person moved. */
  moved: readonly string[];
  /** Keys of all rules in the order shown, deleted ones included; null while it is the server's. */
  order: readonly string[] | null;
}

export const noWork: Work = {
  created: [],
  changed: [],
  deleted: [],
  setAside: [],
  moved: [],
  order: null,
};

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

export const keysOf = (rules: readonly Rule[]) => rules.map(({ key }) => key);
export const orderOf = (saved: readonly Rule[], work: Work) => work.order ?? keysOf(saved);
export const without = <T>(list: readonly T[], isIt: (item: T) => boolean) =>
  list.filter((item) => !isIt(item));

/** A list's rules by their keys. Made once for each list: it may have thousands, and every edit looks some up. */
export const byKey = oncePer(
  (rules: readonly Rule[]): ReadonlyMap<string, Rule> =>
    new Map(rules.map((rule) => [rule.key, rule])),
);

const shownOf = oncePer((saved: readonly Rule[]) =>
  oncePer((work: Work) => makeShown(saved, work)),
);

/** The rules in the order shown, as they shall be. Deleted ones stand where they were. Made once for each work. */
export const shownRules = (saved: readonly Rule[], work: Work): readonly Rule[] =>
  work.changed.length === 0 && work.order === null ? saved : shownOf(saved)(work);

function makeShown(saved: readonly Rule[], { created, changed, order }: Work): readonly Rule[] {
  const touched = new Map<string, Rule>();
  for (const rule of created) touched.set(rule.key, rule);
  for (const { now } of changed) touched.set(now.key, now);
  if (order === null) return saved.map((rule) => touched.get(rule.key) ?? rule);
  const known = byKey(saved);
  return order.flatMap((key) => touched.get(key) ?? known.get(key) ?? []);
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

export type Mark = 'new' | 'changed' | 'moved' | 'deleted';

/** What is not saved of one rule. */
export function marksOf({ created, changed, moved, deleted }: Work, key: string): Mark[] {
  const marks: Mark[] = [];
  if (created.some((rule) => rule.key === key)) marks.push('new');
  if (changed.some(({ now }) => now.key === key)) marks.push('changed');
  if (moved.includes(key)) marks.push('moved');
  if (deleted.some((rule) => rule.key === key)) marks.push('deleted');
  return marks;
}
