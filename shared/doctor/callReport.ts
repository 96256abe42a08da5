import type { CommonConfig } from '../mount/config';
import type { Answer, Call, NoAnswer } from '../http/classify';
import { findToken } from '../http/csrf';
import { endsAtLogin, showsLogin } from '../http/loginPage';
import type { OnCall } from '../http/send';
import { answerProblems } from './answerProblems';
import type { Problem } from './errors';
import { routesOf, type Asked } from './routes';

/** One call of a widget, as the panel lists it. */
export interface CallReport {
  method: string;
  path: string;
  /** The status, or why there is none. */
  status: string;
  /** Milliseconds. */
  time: number;
  problems: Problem[];
}

type SeenCall = Parameters<OnCall>;

/** Judges one finished call of a widget with this config. */
export function reportCall(page: Document, config: CommonConfig, ...seen: SeenCall): CallReport {
  const [call, sent, answer, time] = seen;
  const asked = askedBy(call, sent);
  const what = `${asked.method} ${asked.path}`;
  const problems: Problem[] =
    call.isWrite && !findToken(page, config.csrf ?? {}) ? [`WW6 ${what} had no CSRF token.`] : [];
  if (typeof answer !== 'string') problems.push(...judge(what, asked, config, call, answer));
  return { ...asked, status: inWords(call, answer), time: Math.round(time), problems };
}

function askedBy({ url }: Call, { method = 'get', params }: SeenCall[1]): Asked {
  const { pathname, searchParams } = new URL(url);
  const added = params as Iterable<[string, string]> | undefined;
  const query = Object.fromEntries([...searchParams, ...(added ?? [])]);
  return { method: method.toUpperCase(), path: pathname, query };
}

function judge(
  what: string,
  asked: Asked,
  config: CommonConfig,
  call: Call,
  answer: Answer,
): Problem[] {
  const { status, text } = answer;
  if (isSignIn(call, answer)) return [];
  if (isSlashRedirect(call, answer))
    return [`WW13 ${what} was redirected to the same with a slash.`];
  if (status === 403 && /\bCSRF\b/.test(text))
    return [`WW16 ${what} was refused for its CSRF token.`];
  if (status === 404 || status === 405) return [`WW17 ${what} was answered by ${status}.`];
  if (status >= 500) return [`WW18 ${what} was answered by ${status}.`];
  if (status < 200 || status > 299) return [];

  const judgements = routesOf(asked, config.urls ?? {}).map((route) =>
    answerProblems(what, route, answer),
  );
  // Two screens may ask the same address for different things: an answer that fits one of them is right.
  return judgements.some((found) => found.length === 0) ? [] : (judgements[0] ?? []);
}

/** With DEBUG on, Django does not redirect a write but says why it would have lost it. */
const isSlashRedirect = (call: Call, { url, redirected, status, text }: Answer) =>
  (redirected && pathOf(url) === `${pathOf(call.url)}/`) ||
  (status === 500 && text.includes('APPEND_SLASH'));

const pathOf = (url: string) => new URL(url).pathname;

const isSignIn = (call: Call, { url, text }: Answer) =>
  endsAtLogin(url, call.url, call.loginUrl) || showsLogin(text);

function inWords(call: Call, answer: Answer | NoAnswer): string {
  if (typeof answer === 'string') return answer === 'timeout' ? 'timed out' : 'no answer';
  return `${answer.status}${isSignIn(call, answer) ? ', sign-in page' : ''}`;
}
