import { oncePer } from '@shared/store/oncePer';
import type { RuleField } from '@shared/contract/rules';
import type { Rule } from '@shared/rules/rules';
import { indexRules, type Evaluation } from './decide';
import { warningsOf } from './warnings';

/** A rule of the list with its number, as people count; null for one that is to be deleted. */
interface Numbered {
  rule: Rule;
  number: number | null;
}

/** What looks wrong about a rule. */
export interface Finding {
  /** The rule that always decides before it; the rule itself where its own conditions exclude each other. */
  cover: { rule: Rule; number: number } | null;
  warnings: readonly string[];
}

/** So many rules are looked at before other work may go on. */
const atOnce = 500;

/** What is to be warned about, by the keys of the rules. It stops now and then, to be gone on with or dropped. */
export function* findProblems(
  all: readonly Numbered[],
  fields: readonly RuleField[],
  evaluation: Evaluation,
): Generator<undefined, ReadonlyMap<string, Finding>> {
  const numbers = new Map<Rule, number>();
  for (const { rule, number } of all) if (number !== null) numbers.set(rule, number);
  const index = indexRules([...numbers.keys()], fields, evaluation);
  const found = new Map<string, Finding>();
  let looked = 0;
  for (const rule of numbers.keys()) {
    if (++looked % atOnce === 0) yield;
    const covering = index.coverOf(rule);
    const number = covering ? numbers.get(covering) : undefined;
    const cover = covering && number !== undefined ? { rule: covering, number } : null;
    const warnings = warningsBy(fields)(rule);
    if (cover || warnings.length > 0) found.set(rule.key, { cover, warnings });
  }
  return found;
}

/** The warnings of a rule, made once: rules never change. */
const warningsBy = oncePer((fields: readonly RuleField[]) =>
  oncePer((rule: Rule): readonly string[] => warningsOf(rule, fields)),
);
