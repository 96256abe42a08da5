import { listOf, textOf } from '../answers/values';
import type {
  PriceTier,
  RuleBody,
  RuleFamily,
  RuleField,
  RulePerms,
  RuleRestriction,
  RuleValue,
} from '../contract/rules';
import type { Id } from '../answers/id';

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

/** Nothing, an empty text and no tiers are all no value. */
export const isEmpty = (value: RuleValue | undefined) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The value of a field by its index; null where the rule has none. */
export const valueAt = (rule: Rule, index: number): RuleValue => {
  const value = rule.values[index];
  return isEmpty(value) ? null : (value ?? null);
};

/** The same as text, as choices are compared; null where the rule has none, and for tiers. */
export const textAt = (rule: Rule, index: number): string | null => {
  const value = valueAt(rule, index);
  return value === null || isTiers(value) ? null : String(value);
};

export const isTiers = (value: RuleValue): value is PriceTier[] => Array.isArray(value);
