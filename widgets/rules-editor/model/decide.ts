import type { RuleField } from '@shared/contract/rules';
import { keyAt, readerOf, withImplied, type Asks, type Facts } from '@shared/rules/asks';
import type { Rule } from '@shared/rules/rules';

/** How a family's rules are evaluated, from config. */
export type Evaluation = 'first-match' | 'last-match' | 'most-specific';

/** What is asked for: a value for some of the condition fields. What is left out is none of the choices. */
export type Context = ReadonlyMap<string, string>;

export interface Shadowed {
  rule: Rule;
  /** Why it does not decide: it comes later in turn, or asks for less. */
  why: 'order' | 'specificity';
}

export interface Decision {
  deciding: Rule | null;
  /** The other rules that match, the next one in turn first. */
  shadowed: Shadowed[];
  /** False where the context contradicts itself: no order can be like that, and no rule is asked. */
  isPossible: boolean;
}

/** Rules whose conditions name the same fields, by the values that they ask for. */
interface Group {
  indexes: readonly number[];
  byValues: Map<string, number[]>;
}

/**
 * The rules of a family, ordered so that a context is decided by one look-up for each set of fields that the rules
 * name, however many rules there are.
 */
export interface RuleIndex {
  decide: (context: Context) => Decision;
  /**
   * The rule that always decides before this one, null when this one can apply; the rule itself when its own
   * conditions exclude each other.
   *
   * Of all contexts in which a rule matches, fewest others match in the one that asks for no more than the rule does:
   * a rule that does not decide there never does.
   */
  coverOf: (rule: Rule) => Rule | null;
}

export function indexRules(
  rules: readonly Rule[],
  fields: readonly RuleField[],
  evaluation: Evaluation,
): RuleIndex {
  const { names, implied, read } = readerOf(fields);
  const asks = rules.map(read);
  const counts = asks.map(({ indexes }) => indexes.length);
  const ranks = rankAll(counts, evaluation);
  const rankOf = (index: number) => ranks[index] ?? 0;
  const groups = groupByFields(asks, rankOf);
  const indexOf = new Map(rules.map((rule, index) => [rule, index]));

  /** The first in turn of each list of rules that ask for no more than `known`. */
  const fitting = (known: Facts) =>
    groups.flatMap(({ indexes, byValues }) => {
      if (indexes.some((index) => known[index] === null)) return [];
      return [byValues.get(keyAt(known, indexes)) ?? []];
    });

  return {
    decide: (context) => {
      const asked = names.map((name) => context.get(name) ?? null);
      // What contradicts itself is asked by no order.
      const known = withImplied(asked, implied);
      if (!known) return { deciding: null, shadowed: [], isPossible: false };
      const matching = fitting(known)
        .flat()
        .sort((a, b) => rankOf(a) - rankOf(b));
      const [first, ...others] = matching.flatMap((index) => {
        const rule = rules[index];
        return rule ? [{ rule, count: counts[index] ?? 0 }] : [];
      });
      const shadowed = others.map(({ rule, count }): Shadowed => {
        const isLess = evaluation === 'most-specific' && count < (first?.count ?? 0);
        return { rule, why: isLess ? 'specificity' : 'order' };
      });
      return { deciding: first?.rule ?? null, shadowed, isPossible: true };
    },

    coverOf: (rule) => {
      const index = indexOf.get(rule);
      if (index === undefined) return null;
      const { known } = read(rule);
      if (!known) return rule;
      let cover = index;
      for (const [first] of fitting(known)) {
        if (first !== undefined && rankOf(first) < rankOf(cover)) cover = first;
      }
      return cover === index ? null : (rules[cover] ?? null);
    },
  };
}

/** The rank of each rule, the lowest for the one that is asked first. */
function rankAll(counts: readonly number[], evaluation: Evaluation): number[] {
  const indexes = counts.map((_, index) => index);
  if (evaluation === 'first-match') return indexes;
  if (evaluation === 'last-match') return indexes.map((index) => counts.length - index);
  const ranks: number[] = [];
  indexes
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .forEach((index, rank) => (ranks[index] = rank));
  return ranks;
}

function groupByFields(asks: readonly Asks[], rankOf: (index: number) => number): Group[] {
  const groups = new Map<string, Group>();
  asks.forEach(({ indexes, key }, rule) => {
    const name = indexes.join();
    const group = groups.get(name) ?? { indexes, byValues: new Map<string, number[]>() };
    groups.set(name, group);
    const list = group.byValues.get(key);
    if (list) list.push(rule);
    else group.byValues.set(key, [rule]);
  });
  for (const { byValues } of groups.values()) {
    for (const list of byValues.values()) list.sort((a, b) => rankOf(a) - rankOf(b));
  }
  return [...groups.values()];
}
