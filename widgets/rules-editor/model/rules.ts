import type {
  PriceTier,
  RuleFamily,
  RuleField,
  RuleRestriction,
  RuleValue,
} from '@shared/contract/rules';
import { isEmpty, valueAt, type Rule } from '@shared/rules/rules';

/** Whether two values mean the same. Nothing, an empty text and no tiers do; so do 4 and "4". */
export function isSame(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  if (a === b) return true;
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return String(a) === String(b);
}

export const hasSameValues = (a: Rule, b: Rule, isAs = isSame): boolean =>
  a.values.every((value, index) => isAs(value, b.values[index]));

/** The same of what the server may have written in its own way since: 12.5 as "12.50", tiers with other keys. */
export function isAlike(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) {
    return isSame(a, b) || (isDecimal(a) && isDecimal(b) && Number(a) === Number(b));
  }
  const isTier = (tier: PriceTier, { from, to, price }: PriceTier) =>
    tier.from === from && tier.to === to && isAlike(tier.price, price);
  return a.length === b.length && b.every((tier, index) => isTier(tier, a[index] ?? tier));
}

// "0012" is no number.
const isDecimal = (value: RuleValue | undefined) =>
  typeof value !== 'object' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(value));

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
