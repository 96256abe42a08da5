import type { RuleField } from '../../shared/contract/rules';
import { textAt, type Rule } from './rules';

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
}

/** Rules whose conditions name the same fields, by the values that they ask for. */
interface Group {
  places: readonly number[];
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

/** What is asked for a field, with what follows from it (a product is of one brand); null when that contradicts. */
type Facts = readonly (string | null)[];

export function indexRules(
  rules: readonly Rule[],
  fields: readonly RuleField[],
  evaluation: Evaluation,
): RuleIndex {
  const { names, implied, read } = readerOf(fields);
  const asks = rules.map(read);
  const counts = asks.map(({ places }) => places.length);
  const ranks = rankAll(counts, evaluation);
  const rankOf = (place: number) => ranks[place] ?? 0;
  const groups = groupByFields(asks, rankOf);
  const placeOf = new Map(rules.map((rule, place) => [rule, place]));

  /** The first in turn of each list of rules that ask for no more than `known`. */
  const fitting = (known: Facts) =>
    groups.flatMap(({ places, byValues }) => {
      if (places.some((place) => known[place] === null)) return [];
      return [byValues.get(keyAt(known, places)) ?? []];
    });

  return {
    decide: (context) => {
      const asked = names.map((name) => context.get(name) ?? null);
      // What contradicts itself is asked by no order.
      const known = withImplied(asked, implied);
      if (!known) return { deciding: null, shadowed: [] };
      const matching = fitting(known)
        .flat()
        .sort((a, b) => rankOf(a) - rankOf(b));
      const [first, ...others] = matching.flatMap((place) => {
        const rule = rules[place];
        return rule ? [{ rule, count: counts[place] ?? 0 }] : [];
      });
      const shadowed = others.map(({ rule, count }): Shadowed => {
        const isLess = evaluation === 'most-specific' && count < (first?.count ?? 0);
        return { rule, why: isLess ? 'specificity' : 'order' };
      });
      return { deciding: first?.rule ?? null, shadowed };
    },

    coverOf: (rule) => {
      const place = placeOf.get(rule);
      if (place === undefined) return null;
      const { known } = read(rule);
      if (!known) return rule;
      let cover = place;
      for (const [first] of fitting(known)) {
        if (first !== undefined && rankOf(first) < rankOf(cover)) cover = first;
      }
      return cover === place ? null : (rules[cover] ?? null);
    },
  };
}

/** What a rule asks of an order. */
interface Asks {
  /** With what follows from it; null when it contradicts itself. */
  known: Facts | null;
  /** Of the conditions that it names, and their values as one text. */
  places: readonly number[];
  key: string;
}

interface Reader {
  /** Of the conditions. */
  names: readonly string[];
  implied: Implied;
  read: (rule: Rule) => Asks;
}

const readers = new WeakMap<readonly RuleField[], Reader>();

/** Reads what rules ask, each once: rules never change, and after an edit all but one are as they were. */
function readerOf(fields: readonly RuleField[]): Reader {
  const before = readers.get(fields);
  if (before) return before;
  const conditions = fields.flatMap((field, place) =>
    field.is_condition ? [{ field, place }] : [],
  );
  const implied = impliedBy(conditions.map(({ field }) => field));
  const asks = new WeakMap<Rule, Asks>();
  const readAnew = (rule: Rule): Asks => {
    const own = conditions.map(({ place }) => textAt(rule, place));
    const places = own.flatMap((value, place) => (value === null ? [] : [place]));
    return { known: withImplied(own, implied), places, key: keyAt(own, places) };
  };
  const read = (rule: Rule): Asks => {
    const found = asks.get(rule) ?? readAnew(rule);
    asks.set(rule, found);
    return found;
  };
  const reader = { names: conditions.map(({ field }) => field.name), implied, read };
  readers.set(fields, reader);
  return reader;
}

/** The place of each rule in the turn, 0 for the one that is asked first. */
function rankAll(counts: readonly number[], evaluation: Evaluation): number[] {
  const places = counts.map((_, place) => place);
  if (evaluation === 'first-match') return places;
  if (evaluation === 'last-match') return places.map((place) => counts.length - place);
  const ranks: number[] = [];
  places
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}

const keyAt = (facts: Facts, places: readonly number[]) =>
  places.map((place) => facts[place]).join('\u0000');

function groupByFields(asks: readonly Asks[], rankOf: (place: number) => number): Group[] {
  const groups = new Map<string, Group>();
  asks.forEach(({ places, key }, rule) => {
    const name = places.join();
    const group = groups.get(name) ?? { places, byValues: new Map<string, number[]>() };
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

/** What follows from a value of a field: places and values of other fields. */
type Implied = readonly ReadonlyMap<string, readonly (readonly [place: number, value: string])[]>[];

const impliedBy = (conditions: readonly RuleField[]): Implied => {
  const places = new Map(conditions.map(({ name }, place) => [name, place]));
  return conditions.map(
    ({ options = [] }) =>
      new Map(
        options.map(({ value, of = [] }) => [
          String(value),
          of.flatMap((fact) => {
            const place = places.get(fact.field);
            return place === undefined ? [] : [[place, String(fact.value)] as const];
          }),
        ]),
      ),
  );
};

/** The facts with all that follows from them; null when they contradict each other. */
function withImplied(facts: Facts, implied: Implied): Facts | null {
  const known = [...facts];
  const open = facts.flatMap((value, place) => (value === null ? [] : [place]));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const [other, follows] of implied[place]?.get(known[place] ?? '') ?? []) {
      if (known[other] === follows) continue;
      if (known[other] !== null) return null;
      known[other] = follows;
      open.push(other);
    }
  }
  return known;
}
