import type { RuleField, RuleValue } from '@shared/contract/rules';
import { valueAt, type Rule } from '@shared/rules/rules';
import { decideWorld, makeRandom } from './rules.testkit';
import { indexRules, type Context, type Evaluation } from './decide';

const evaluations: Evaluation[] = ['first-match', 'last-match', 'most-specific'];

type Conditions = readonly (readonly [name: string, value: string])[];

/** What a rule asks for, written out once. */
const asksOf = (rule: Rule, fields: readonly RuleField[]): Conditions =>
  fields.flatMap(({ name }, index) => {
    const value = valueAt(rule, index) as string | number | null;
    return value === null ? [] : [[name, String(value)] as const];
  });

const keysOf = (rules: readonly Rule[]) => rules.map(({ key }) => key).join();

const conditionsOf = (rule: Rule) => rule.values.filter((value) => value !== null).length;

/** The plain reference: every rule is asked, one after the other. Returns those that match, in turn. */
function plainTurn(
  rules: readonly { rule: Rule; asks: Conditions }[],
  context: Context,
  evaluation: Evaluation,
): Rule[] {
  const matching = rules
    .filter(({ asks }) => asks.every(([name, value]) => context.get(name) === value))
    .map(({ rule }) => rule);
  if (evaluation === 'last-match') return matching.reverse();
  if (evaluation === 'first-match') return matching;
  return matching
    .map((rule, index) => ({ rule, index }))
    .sort((a, b) => conditionsOf(b.rule) - conditionsOf(a.rule) || a.index - b.index)
    .map(({ rule }) => rule);
}

/** What a context says once its product has told its brand and category; null when they contradict. */
function plainFacts(fields: readonly RuleField[], context: Context): Context | null {
  const facts = new Map(context);
  for (const field of fields) {
    const chosen = field.options?.find(({ value }) => String(value) === context.get(field.name));
    for (const { field: name, value } of chosen?.of ?? []) {
      if (facts.has(name) && facts.get(name) !== String(value)) return null;
      facts.set(name, String(value));
    }
  }
  return facts;
}

describe.each(evaluations)('which rule decides by %s', (evaluation) => {
  const { fields, rules, contextOf } = decideWorld(500, 7);
  const index = indexRules(rules, fields, evaluation);
  const asked = rules.map((rule) => ({ rule, asks: asksOf(rule, fields) }));

  it('is what asking every rule in turn answers, for 10,000 contexts over 500 rules', () => {
    const random = makeRandom(11);
    const decided = new Set<Rule>();
    for (let count = 0; count < 10_000; count += 1) {
      const context = contextOf(random);
      const facts = plainFacts(fields, context);
      const turn = facts ? plainTurn(asked, facts, evaluation) : [];
      const { deciding, shadowed } = index.decide(context);
      const answered = deciding ? [deciding, ...shadowed.map(({ rule }) => rule)] : [];
      expect(keysOf(answered)).toBe(keysOf(turn));
      if (deciding) decided.add(deciding);
    }
    // A rule that was seen to decide is not said never to apply.
    for (const rule of decided) expect(index.coverOf(rule)).toBeNull();
    expect(decided.size).toBeGreaterThan(60);
  });

  it('finds the rules that never apply, and for each one that decides instead', () => {
    let covered = 0;
    for (const rule of rules) {
      const own = new Map(asksOf(rule, fields));
      const facts = plainFacts(fields, own);
      const first = facts && plainTurn(asked, facts, evaluation)[0];
      const expected = facts === null ? rule : first === rule ? null : first;
      expect(index.coverOf(rule)).toBe(expected);
      covered += Number(expected !== null);
    }
    expect(covered).toBeGreaterThan(50);
  });

  it('never lets a rule decide that it says never applies, whatever is asked', () => {
    const random = makeRandom(23);
    const small = decideWorld(40, 3);
    const own = indexRules(small.rules, small.fields, evaluation);
    for (let count = 0; count < 3000; count += 1) {
      const { deciding } = own.decide(small.contextOf(random));
      if (deciding) expect(own.coverOf(deciding)).toBeNull();
    }
  });
});

const choice = (name: string, of?: RuleField['options']): RuleField => ({
  name,
  label: name,
  type: 'choice',
  is_condition: true,
  options: of ?? [],
});

const rule = (key: string, ...values: RuleValue[]): Rule => ({ key, id: key, values });

describe('why a rule does not decide', () => {
  const fields = [choice('brand_id'), choice('size')];
  const rules = [rule('all', null, null), rule('brand', 12, null), rule('both', 12, '1 g')];
  const context = new Map([
    ['brand_id', '12'],
    ['size', '1 g'],
  ]);

  it.each([
    ['first-match', 'all', ['brand order', 'both order']],
    ['last-match', 'both', ['brand order', 'all order']],
    ['most-specific', 'both', ['brand specificity', 'all specificity']],
  ] as const)('%s', (evaluation, deciding, shadowed) => {
    const decision = indexRules(rules, fields, evaluation).decide(context);
    expect(decision.deciding?.key).toBe(deciding);
    expect(decision.shadowed.map(({ rule: { key }, why }) => `${key} ${why}`)).toEqual(shadowed);
  });
});

it('says of a rule whose conditions exclude each other that it excludes itself', () => {
  const products = [{ value: 101, label: 'Blue Dream', of: [{ field: 'brand_id', value: 11 }] }];
  const fields = [choice('brand_id'), choice('product_id', products)];
  const rules = [rule('strange', 12, 101), rule('known', 11, 101), rule('brand', 11, null)];
  const index = indexRules(rules, fields, 'first-match');
  expect(rules.map((each) => index.coverOf(each)?.key)).toEqual(['strange', undefined, undefined]);
  const strange = new Map([
    ['brand_id', '12'],
    ['product_id', '101'],
  ]);
  expect(index.decide(strange)).toEqual({ deciding: null, shadowed: [], isPossible: false });
  const reversed = indexRules([...rules].reverse(), fields, 'first-match');
  expect(reversed.coverOf(rules[1] ?? rule(''))?.key).toBe('brand');
});
