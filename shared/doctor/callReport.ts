import type { CommonConfig } from '../mount/config';
import { endsAtLogin, showsLogin, type Answer, type Call, type NoAnswer } from '../http/classify';
import { findToken } from '../http/csrf';
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
  const language = languageOf(call, answer);
  if (language !== null)
    return [`WW19 ${what} was redirected to ${language}.${addressKeys(asked, config)}`];
  if (status === 404 || status === 405) {
    return [`WW17 ${what} was answered by ${status}.${addressKeys(asked, config)}`];
  }
  if (status >= 500) return [`WW18 ${what} was answered by ${status}.`];
  if (status < 200 || status > 299) return [];

  const judgements = routesOf(asked, config.urls ?? {}).map((route) =>
    answerProblems(what, route, answer),
  );
  // Two screens may ask the same address for different things: an answer that fits one of them is right.
  return judgements.some((found) => found.length === 0) ? [] : (judgements[0] ?? []);
}

/** Where a path of the contract can be changed. Empty for an address that the config supplies. */
function addressKeys(asked: Asked, { urls = {} }: CommonConfig): string {
  const route = routesOf(asked, urls).find(({ path }) => !path.startsWith('{urls.'));
  return route ? ` Set urls.base, or urls.calls.${route.id}.` : '';
}

/** The path with a language before it, where the server redirected the call there: "/en/shop/…". */
function languageOf(call: Call, { url, redirected }: Answer): string | null {
  const path = pathOf(url);
  const isMoved = redirected && path.endsWith(pathOf(call.url));
  return isMoved && /^\/[a-z]{2,3}(-[a-z\d]+)*\//i.test(path) ? path : null;
}

/**
 * With DEBUG on, Django does not redirect a write but says why it would have lost it, in these words. The page about
 * any other error lists the settings, APPEND_SLASH among them.
 */
const isSlashRedirect = (call: Call, { url, redirected, status, text }: Answer) =>
  (redirected && pathOf(url) === `${pathOf(call.url)}/`) ||
  (status === 500 && text.includes('you have APPEND_SLASH set'));

const pathOf = (url: string) => new URL(url).pathname;

const isSignIn = (call: Call, { url, text }: Answer) =>
  endsAtLogin(url, call.url, call.loginUrl) || showsLogin(text);

function inWords(call: Call, answer: Answer | NoAnswer): string {
  if (typeof answer === 'string') return answer === 'timeout' ? 'timed out' : 'no answer';
  return `${answer.status}${isSignIn(call, answer) ? ', sign-in page' : ''}`;
}
