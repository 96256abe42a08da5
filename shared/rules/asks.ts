import { oncePer } from '../store/oncePer';
import type { RuleField } from '../contract/rules';
import { textAt, type Rule } from './rules';

/** What is asked for a field, with what follows from it (a product is of one brand); null when that contradicts. */
export type Facts = readonly (string | null)[];

/** What a rule asks of an order. */
export interface Asks {
  /** With what follows from it; null when it contradicts itself. */
  known: Facts | null;
  /** Of the conditions that it names, and their values as one text. */
  indexes: readonly number[];
  key: string;
}

interface Reader {
  /** Of the conditions. */
  names: readonly string[];
  implied: Implied;
  read: (rule: Rule) => Asks;
}

/** Reads what rules ask, each once: rules never change, and after an edit all but one are as they were. */
export const readerOf = oncePer((fields: readonly RuleField[]): Reader => {
  const conditions = fields.flatMap((field, index) =>
    field.is_condition ? [{ field, index }] : [],
  );
  const implied = impliedBy(conditions.map(({ field }) => field));
  const read = oncePer((rule: Rule): Asks => {
    const own = conditions.map(({ index }) => textAt(rule, index));
    const indexes = own.flatMap((value, index) => (value === null ? [] : [index]));
    return { known: withImplied(own, implied), indexes, key: keyAt(own, indexes) };
  });
  return { names: conditions.map(({ field }) => field.name), implied, read };
});

/** The values at these indexes as one text. */
export const keyAt = (facts: Facts, indexes: readonly number[]) =>
  indexes.map((index) => facts[index]).join('\u0000');

/** What follows from a value of a field: indexes and values of other fields. */
type Implied = readonly ReadonlyMap<string, readonly (readonly [index: number, value: string])[]>[];

const impliedBy = (conditions: readonly RuleField[]): Implied => {
  const indexes = new Map(conditions.map(({ name }, index) => [name, index]));
  return conditions.map(
    ({ options = [] }) =>
      new Map(
        options.map(({ value, of = [] }) => [
          String(value),
          of.flatMap((fact) => {
            const index = indexes.get(fact.field);
            return index === undefined ? [] : [[index, String(fact.value)] as const];
          }),
        ]),
      ),
  );
};

/** The facts with all that follows from them; null when they contradict each other. */
export function withImplied(facts: Facts, implied: Implied): Facts | null {
  const known = [...facts];
  const open = facts.flatMap((value, index) => (value === null ? [] : [index]));
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const [other, follows] of implied[index]?.get(known[index] ?? '') ?? []) {
      if (known[other] === follows) continue;
      if (known[other] !== null) return null;
      known[other] = follows;
      open.push(other);
    }
  }
  return known;
}
