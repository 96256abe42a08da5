import type { Id } from '@shared/id';
import { listOf, textOf } from '@shared/answers/values';
import type {
  PriceTier,
  RuleBody,
  RuleFamily,
  RuleField,
  RulePerms,
  RuleRestriction,
  RuleValue,
} from '@shared/contract/rules';

export const families: readonly RuleFamily[] = ['quantity', 'pricing', 'visibility'];

export type ByFamily<T> = Record<RuleFamily, T>;

export const byFamily = <T>(make: (family: RuleFamily) => T): ByFamily<T> => ({
  quantity: make('quantity'),
  pricing: make('pricing'),
  visibility: make('visibility'),
});

/** A rule as the screen has it. An edit makes a new object, so that equal objects are equal rules. */
export interface Rule {
  key: string;
  /** Null until the server has it. */
  id: Id | null;
  /** In the order of the family's fields: the server chooses their names, so no object has them as keys. */
  values: readonly RuleValue[];
}

/** All that the server said, as the screen reads it. */
export interface RuleBook {
  rules: ByFamily<readonly Rule[]>;
  fields: ByFamily<readonly RuleField[]>;
  perms: RulePerms;
  restrictions: readonly RuleRestriction[];
  version: string | undefined;
  url: string | undefined;
}

// As JSON the id 7 and the id "7" are two.
export const keyOf = (id: Id): string => JSON.stringify(id);

export const readRule = (body: RuleBody, fields: readonly RuleField[]): Rule => ({
  key: keyOf(body.id),
  id: body.id,
  values: fields.map(({ name }) => (Object.hasOwn(body, name) ? readValue(body[name]) : null)),
});

/** What is no value of a rule is shown as nothing. */
function readValue(value: RuleValue | undefined): RuleValue {
  if (Array.isArray(value)) return listOf(value).filter(isTier);
  return typeof value === 'object' ? null : (value ?? null);
}

const isTier = ({ from, to, price }: PriceTier): boolean =>
  Number.isInteger(from) && (to === null || Number.isInteger(to)) && textOf(price) !== '';

const isEmpty = (value: RuleValue | undefined) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values mean the same. Nothing, an empty text and no tiers do; so do 4 and "4". */
export function isSame(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  if (a === b) return true;
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  return String(a) === String(b);
}

export const hasSameValues = (a: Rule, b: Rule): boolean =>
  a.values.every((value, place) => isSame(value, b.values[place]));

/** The value of a field by its place; null where the rule has none. */
export const valueAt = (rule: Rule, place: number): RuleValue => {
  const value = rule.values[place];
  return isEmpty(value) ? null : (value ?? null);
};

/** The same as text, as choices are compared; null where the rule has none, and for tiers. */
export const textAt = (rule: Rule, place: number): string | null => {
  const value = valueAt(rule, place);
  return value === null || isTiers(value) ? null : String(value);
};

export const withValue = (rule: Rule, place: number, value: RuleValue): Rule => ({
  ...rule,
  values: rule.values.map((old, index) => (index === place ? value : old)),
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
  a.length === b.length && a.every(({ name }, place) => b[place]?.name === name);

export const isTiers = (value: RuleValue): value is PriceTier[] => Array.isArray(value);

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
