import type { RuleField, RuleValue } from '@shared/contract/rules';
import type { Rule } from '@shared/rules/rules';
import type { Context } from './decide';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(random: () => number, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];

const options = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: first + index,
    label: `${first + index}`,
  }));

/** Seeded rules over the six conditions, products with a brand and a category, and contexts for them. */
export function decideWorld(count: number, seed: number) {
  const random = makeRandom(seed);
  const products = options(101, 12).map((option, index) => ({
    ...option,
    of: [
      { field: 'brand_id', value: 11 + (index % 4) },
      { field: 'category_id', value: 21 + (index % 3) },
    ],
  }));
  const fields: RuleField[] = [
    ['dispensary_class_id', options(1, 3)] as const,
    ['brand_id', options(11, 4)] as const,
    ['category_id', options(21, 3)] as const,
    ['product_id', products] as const,
    ['stock_location_id', options(31, 3)] as const,
    ['size', options(41, 4)] as const,
  ].map(([name, of]) => ({ name, label: name, type: 'choice', is_condition: true, options: of }));

  const rules = Array.from({ length: count }, (_, index): Rule => ({
    key: `${index}`,
    id: index,
    values: fields.map(({ options: of = [] }): RuleValue =>
      random() < 0.3 ? null : (pick(random, of)?.value ?? null),
    ),
  }));
  const contextOf = (next: () => number): Context =>
    new Map(
      fields.flatMap(({ name, options: of = [] }) => {
        const chosen = next() < 0.2 ? undefined : pick(next, of);
        return chosen ? [[name, String(chosen.value)] as const] : [];
      }),
    );
  return { fields, rules, contextOf };
}
