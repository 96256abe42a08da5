import type {
  RuleChange,
  RuleFamily,
  RuleField,
  RuleValue,
  SaveRulesAnswer,
  SaveRulesBody,
} from '@shared/contract/rules';
import type { Failure, FieldError } from '@shared/http/failure';
import { keeping, listOrNull, needed, record } from '@shared/answers/read';
import { ruleBody, versionOf } from '@shared/rules/book';
import {
  byFamily,
  families,
  keyOf,
  readRule,
  valueAt,
  type ByFamily,
  type Rule,
} from '@shared/rules/rules';
import { isSame } from './rules';
import { shownRules, type Work } from './work';

/** What the server said about the change of one rule. */
export interface Refusal {
  family: RuleFamily;
  key: string;
  errors: readonly FieldError[];
}

/** A save, and the rule that each of its changes belongs to, in the same order. */
export interface Save {
  body: SaveRulesBody;
  rules: { family: RuleFamily; key: string }[];
}

interface Given {
  rules: ByFamily<readonly Rule[]>;
  fields: ByFamily<readonly RuleField[]>;
  work: ByFamily<Work>;
  version: string | undefined;
}

/** Values by the names of their fields. `fromEntries` defines keys, whatever the server calls its fields. */
const named = (rule: Rule, fields: readonly RuleField[], base?: Rule): Record<string, RuleValue> =>
  Object.fromEntries(
    fields.flatMap(({ name }, index) => {
      const value = valueAt(rule, index);
      const isSent = base ? !isSame(value, base.values[index]) : value !== null;
      return isSent ? [[name, value]] : [];
    }),
  );

export function makeSave({ rules, fields, work, version }: Given): Save {
  const changes: RuleChange[] = [];
  const owners: Save['rules'] = [];
  const order: SaveRulesBody['order'] = [];
  const add = (family: RuleFamily, key: string, change: RuleChange) => {
    owners.push({ family, key });
    changes.push(change);
  };
  for (const family of families) {
    const own = fields[family];
    const { created, changed, deleted, order: keys } = work[family];
    for (const { key, id } of deleted) {
      if (id !== null) add(family, key, { type: 'delete', family, id });
    }
    for (const { base, now } of changed) {
      if (now.id === null) continue;
      const values = named(now, own, base);
      add(family, now.key, { type: 'update', family, id: now.id, values });
    }
    for (const rule of created) {
      const values = named(rule, own);
      add(family, rule.key, { type: 'create', family, temp_id: rule.key, values });
    }
    if (keys === null) continue;
    const gone = new Set(deleted.map(({ key }) => key));
    const ids = shownRules(rules[family], work[family])
      .filter(({ key }) => !gone.has(key))
      .map(({ id, key }) => id ?? key);
    order.push({ family, ids });
  }
  return {
    body: { ...(version === undefined ? {} : { version }), changes, order },
    rules: owners,
  };
}

/** A save's answer, where it brings all that a list needs to go on without being read. */
export interface WholeAnswer {
  version: string | undefined;
  /** The rules that were created or updated, by the keys that they had when they were sent. */
  rules: ByFamily<ReadonlyMap<string, Rule>>;
}

type SavedRule = SaveRulesAnswer['rules'][number];

const saved = record({
  version: versionOf,
  rules: needed(listOrNull(keeping<SavedRule>({ rule: needed(ruleBody) }))),
});

/** Null where it leaves anything out, so that it has to be read. */
export function readSaved(
  answer: unknown,
  { body }: Save,
  fields: ByFamily<readonly RuleField[]>,
): WholeAnswer | null {
  const found = saved(answer);
  if (!found) return null;
  const { version } = found;
  const rules = byFamily(
    (family) =>
      new Map(
        found.rules
          .filter((each) => each.family === family)
          .map(({ temp_id, rule }) => [temp_id ?? keyOf(rule.id), readRule(rule, fields[family])]),
      ),
  );
  const isThere = (change: RuleChange) =>
    change.type === 'delete' ||
    rules[change.family].has(change.type === 'create' ? change.temp_id : keyOf(change.id));
  const isWhole = body.changes.every(isThere) && (version !== undefined || !('version' in body));
  return isWhole ? { version, rules } : null;
}

/** What a failure says of single rules: the server names them by their index among the changes. */
export function refusalsOf({ fields }: Failure, { rules }: Save): Refusal[] {
  const byIndex = new Map<number, FieldError[]>();
  for (const { name, messages } of fields) {
    const [, index, field] = /^changes\.(\d+)\.?(.*)$/.exec(name) ?? [];
    if (index === undefined) continue;
    const list = byIndex.get(Number(index)) ?? [];
    byIndex.set(Number(index), [...list, { name: field ?? '', messages }]);
  }
  return [...byIndex].flatMap(([index, errors]) => {
    const rule = rules[index];
    return rule ? [{ ...rule, errors }] : [];
  });
}
