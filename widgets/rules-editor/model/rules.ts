import type { RuleFamily, RuleField, RuleRestriction, RuleValue } from '@shared/contract/rules';
import { isEmpty, valueAt, type Rule } from '@shared/rules/rules';

/** Whether two values mean the same. Nothing, an empty text and no tiers do; so do 4 and "4". */
export function isSame(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  if (a === b) return true;
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return String(a) === String(b);
}

export const hasSameValues = (a: Rule, b: Rule): boolean =>
  a.values.every((value, index) => isSame(value, b.values[index]));

export const withValue = (rule: Rule, position: number, value: RuleValue): Rule => ({
  ...rule,
  values: rule.values.map((old, index) => (index === position ? value : old)),
});

/** A rule's values for other fields, by their names: the server may have other fields than before. */
export const refit = (rule: Rule, from: readonly RuleField[], to: readonly RuleField[]): Rule => ({
  ...rule,
  values: to.map(({ name }) =>
    valueAt(
      rule,
      from.findIndex((field) => field.name === name),
    ),
  ),
});

export const hasSameFields = (a: readonly RuleField[], b: readonly RuleField[]): boolean =>
  a.length === b.length && a.every(({ name }, index) => b[index]?.name === name);

/** Why a rule, or one field of it, may not be changed; null when it may. */
export function restrictionOf(
  restrictions: readonly RuleRestriction[],
  family: RuleFamily,
  rule: Rule | null,
  field?: string,
): string | null {
  const found = restrictions.find(
    (each) =>
      (each.family === undefined || each.family === family) &&
      (each.rule_id === undefined || each.rule_id === rule?.id) &&
      // What fixes one field leaves the rest of the rule free.
      each.field === field,
  );
  return found?.reason ?? null;
}
