import type { Result } from './result';
import type { FailureKind } from './failure';
import { readRefusal } from './refusal';

/** A finished answer, whether fetch or XMLHttpRequest brought it. */
export interface Answer {
  status: number;
  /** Where it ended after any redirects, absolute. */
  url: string;
  redirected: boolean;
  text: string;
  /** The Retry-After header. */
  retryAfter?: string | null;
}

/** Why there is no answer. */
export type NoAnswer = 'offline' | 'timeout';

/** What was asked. */
export interface Call {
  /** Absolute. */
  url: string;
  isWrite: boolean;
  loginUrl?: string | undefined;
}

const kinds: Partial<Record<number, FailureKind>> = {
  400: 'refused',
  401: 'session-ended',
  403: 'forbidden',
  404: 'not-found',
  409: 'refused',
  413: 'refused',
  422: 'refused',
};

/** Reads an answer that should be JSON. Success has status 2xx, that JSON, and the address asked for. */
export function readJson(call: Call, answer: Answer | NoAnswer): Result<unknown> {
  if (typeof answer === 'string') return lost(call, answer);
  const { status, text } = answer;
  const json = parse(text);
  if (endedAtLogin(call, answer) || (!json && isSuccess(answer) && showsLogin(text))) {
    return fail('session-ended', status);
  }
  if (!isSuccess(answer)) return refusal(call, answer, json);
  if (isMoved(call, answer)) return fail('server', status);
  if (status === 204 && call.isWrite) return { ok: true, value: undefined };
  // Whatever is read is a list or an object. What a write answers is its own affair.
  if (json && (call.isWrite || isComposed(json.value))) return { ok: true, value: json.value };
  // A write's answer that breaks off says nothing about the write. A page of HTML says it never got there.
  return fail(call.isWrite && !isHtml(text) ? 'unknown-outcome' : 'server', status);
}

const isComposed = (value: unknown) => typeof value === 'object' && value !== null;

/** Reads the answer to a form, which should be a redirect to some page of this site. */
export function readRedirect(call: Call, answer: Answer | NoAnswer): Result<{ url: string }> {
  if (typeof answer === 'string') return lost(call, answer);
  const { status, text, url, redirected } = answer;
  if (endedAtLogin(call, answer)) return fail('session-ended', status);
  // A password field after a redirect is a sign-in page under another name, or an account page.
  if (isSuccess(answer) && showsLogin(text)) {
    return fail(redirected ? 'unknown-outcome' : 'session-ended', status);
  }
  // The view took the form and redirected; that the page after it is broken does not undo this.
  if (!isSuccess(answer)) {
    return redirected ? fail('unknown-outcome', status) : refusal(call, answer, parse(text));
  }
  const isSlashRedirect = pathOf(url) === `${pathOf(call.url)}/`;
  return redirected && !isSlashRedirect ? { ok: true, value: { url } } : fail('server', status);
}

function refusal(call: Call, { status, text }: Answer, json: Parsed): Result<never> {
  const kind = kindOf(call, status, text);
  const { message, fields } = readRefusal(json ? json.value : isHtml(text) ? '' : text);
  const isReadable = json ?? (kind === 'refused' && message.length <= 300);
  return fail(kind, status, isReadable ? message : '', kind === 'refused' ? fields : []);
}

function kindOf({ isWrite }: Call, status: number, text: string): FailureKind {
  // Translated pages keep the word. The hidden field's name, which any page may hold, is in lower case. No regular
  // expression: an answer may repeat what was sent, and what one was tested on stays readable as RegExp.input.
  if (status === 403 && text.includes('CSRF')) return 'csrf';
  if (status === 403 && text.toLowerCase().includes('credentials were not provided')) {
    return 'session-ended';
  }
  // 520 and above are a content delivery network's words for an origin that did not answer.
  if (isWrite && (status === 502 || status === 504 || status >= 520)) return 'unknown-outcome';
  return kinds[status] ?? 'server';
}

/** A redirected write was read as GET or never read; a redirected read may gain or lose its slash. */
const isMoved = (call: Call, { url, redirected }: Answer) =>
  call.isWrite
    ? redirected || pathOf(url) !== pathOf(call.url)
    : pathOf(url).replace(/\/$/, '') !== pathOf(call.url).replace(/\/$/, '');

const endedAtLogin = ({ url, loginUrl }: Call, answer: Answer) =>
  endsAtLogin(answer.url, url, loginUrl);

/**
 * Whether an answer that was asked for at `asked` and ended at `end` ended at a login page: at the
 * path of `loginUrl`, or on another path with Django's `next` in its query. All are absolute but
 * `loginUrl`.
 */
export function endsAtLogin(end: string, asked: string, loginUrl?: string): boolean {
  const { pathname, searchParams } = new URL(end);
  if (pathname === new URL(asked).pathname) return false;
  return (
    searchParams.has('next') ||
    (loginUrl !== undefined && pathname === new URL(loginUrl, asked).pathname)
  );
}

/** Whether a page of HTML asks for a password, which a page for a signed-in user does not. */
export const showsLogin = (html: string) => /<input\b[^>]*\btype\s*=\s*["']?password/i.test(html);

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

const isHtml = (text: string) => text.trimStart().startsWith('<');

const pathOf = (url: string) => new URL(url).pathname;

type Parsed = { value: unknown } | undefined;

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const lost = (call: Call, cause: NoAnswer) => fail(call.isWrite ? 'unknown-outcome' : cause, null);

const fail = (
  kind: FailureKind,
  status: number | null,
  message = '',
  fields: ReturnType<typeof readRefusal>['fields'] = [],
): Result<never> => ({ ok: false, failure: { kind, status, message, fields } });
