import { safeParse, type BaseIssue } from 'valibot';
import type { Route } from '../contract/route';
import type { Answer } from '../http/classify';
import type { Problem } from './errors';

// More would bury the first, which often is the cause of the others.
const maxDifferences = 5;

/** How a successful answer differs from what the route promises. `what` names the call. */
export function answerProblems(what: string, route: Route, answer: Answer): Problem[] {
  const { status, text, redirected } = answer;
  const name = `${what} (${route.id})`;
  if (route.answer === 'redirect') {
    return redirected ? [] : [`WW8 ${name} should be answered by a redirect, got ${status}.`];
  }
  if (route.answer === 'nothing' || route.answer === 'file') return [];
  if (text.trimStart().startsWith('<')) return [`WW7 ${name} should answer JSON, got HTML.`];

  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`WW8 ${name} should answer JSON: ${(error as Error).message}.`];
  }
  const { issues = [] } = safeParse(route.answer, value);
  const differences = [...new Set(issues.map(difference))];
  const more = differences.length - maxDifferences;
  const told = differences.slice(0, maxDifferences).join('; ');
  return told ? [`WW8 ${name}: ${told}${more > 0 ? `; and ${more} more` : ''}.`] : [];
}

/** One difference; rows of a list share theirs. */
function difference({ path, input, kind, expected, message, received }: BaseIssue<unknown>) {
  const keys = path?.map(({ key }) => (typeof key === 'number' ? '*' : String(key)));
  const where = keys ? `"${keys.join('.')}"` : 'the answer';
  if (input === undefined && kind === 'schema') return `${where} is missing`;
  return `${where} should be ${expected ?? message}, got ${received}`;
}
