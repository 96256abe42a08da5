import type { RuleField } from '@shared/contract/rules';
import { findProblems, type Finding } from '../model/checks';
import type { Evaluation } from '../model/decide';
import type { Entry } from './useEntries';

/** Lists up to this length are looked through before they are drawn. */
const shortList = 200;

/** What is to be warned about in a short list, at once: its rows stand where they stay. Of a long one nothing. */
export function firstFindings(
  all: readonly Entry[],
  fields: readonly RuleField[],
  evaluation: Evaluation,
): ReadonlyMap<string, Finding> | undefined {
  if (all.length > shortList) return undefined;
  const search = findProblems(all, fields, evaluation).next();
  return search.done ? search.value : undefined;
}
