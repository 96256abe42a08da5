import { readJson, readRedirect, type Answer, type NoAnswer } from './classify';

const url = 'http://shop.test/cart/';
const loginUrl = '/sign-in/';
const read = { url, isWrite: false, loginUrl };
const write = { url, isWrite: true, loginUrl };

const loginPage = '<!doctype html><form><input name="u"><input type="password" name="p"></form>';
const page = '<!doctype html><h1>Shop</h1>';
const json = '{"ok": true}';
// As Django's translated template has it.
const csrfPage = '<h1>Verboten</h1><p>CSRF-Verifizierung fehlgeschlagen. Anfrage abgebrochen.</p>';
// A page that is no CSRF refusal but holds a form, as most do.
const forbiddenPage =
  '<h1>Forbidden</h1><input type="hidden" name="csrfmiddlewaretoken" value="x">';

const answer = (status: number, text: string, end?: string): Answer => ({
  status,
  text,
  url: end ? `http://shop.test${end}` : url,
  redirected: end !== undefined,
});

type Case = [what: string, answer: Answer | NoAnswer, onRead: string, onWrite: string];

const cases: Case[] = [
  ['JSON', answer(200, json), 'ok', 'ok'],
  ['JSON with status 201', answer(201, json), 'ok', 'ok'],
  ['no content', answer(204, ''), 'server', 'ok'],
  ['nothing with status 200', answer(200, ''), 'server', 'unknown-outcome'],
  ['JSON that breaks off', answer(200, '{"ok": tr'), 'server', 'unknown-outcome'],
  ['JSON of nothing', answer(200, 'null'), 'server', 'ok'],
  ['a page', answer(200, page), 'server', 'server'],
  ['a login page at the address itself', answer(200, loginPage), 'session-ended', 'session-ended'],
  ['a login page elsewhere', answer(200, loginPage, '/x/'), 'session-ended', 'session-ended'],
  ['the login address', answer(200, page, '/sign-in/'), 'session-ended', 'session-ended'],
  ['an address with next', answer(200, page, '/in?next=/cart/'), 'session-ended', 'session-ended'],
  ['JSON at the login address', answer(200, json, '/sign-in/'), 'session-ended', 'session-ended'],
  ['JSON elsewhere', answer(200, json, '/other/'), 'server', 'server'],
  ['JSON after a redirect to itself', answer(200, json, '/cart/'), 'ok', 'server'],
  ['JSON without the slash', answer(200, json, '/cart'), 'ok', 'server'],
  ['an opaque redirect', answer(0, ''), 'server', 'server'],
  ['a redirect without address', answer(302, ''), 'server', 'server'],
  ['400 JSON', answer(400, '{"name": ["Bad."]}'), 'refused', 'refused'],
  ['400 page', answer(400, page), 'refused', 'refused'],
  ['409', answer(409, json), 'refused', 'refused'],
  ['413 page', answer(413, page), 'refused', 'refused'],
  ['422', answer(422, json), 'refused', 'refused'],
  ['401', answer(401, '{"detail": "Invalid token."}'), 'session-ended', 'session-ended'],
  [
    '403 of REST framework without a session',
    answer(403, '{"detail": "Authentication credentials were not provided."}'),
    'session-ended',
    'session-ended',
  ],
  ['403 CSRF page', answer(403, csrfPage), 'csrf', 'csrf'],
  ['403 CSRF JSON', answer(403, '{"detail": "CSRF Failed: CSRF token missing."}'), 'csrf', 'csrf'],
  ['403 page with a form', answer(403, forbiddenPage), 'forbidden', 'forbidden'],
  ['403 JSON', answer(403, '{"detail": "Not yours."}'), 'forbidden', 'forbidden'],
  ['404', answer(404, page), 'not-found', 'not-found'],
  ['405', answer(405, json), 'server', 'server'],
  ['429', answer(429, json), 'server', 'server'],
  ['500', answer(500, page), 'server', 'server'],
  ['502', answer(502, page), 'server', 'unknown-outcome'],
  ['503', answer(503, page), 'server', 'server'],
  ['504', answer(504, page), 'server', 'unknown-outcome'],
  ['524', answer(524, page), 'server', 'unknown-outcome'],
  ['no network', 'offline', 'offline', 'unknown-outcome'],
  ['no answer in time', 'timeout', 'timeout', 'unknown-outcome'],
];

const outcome = (result: ReturnType<typeof readJson>) => (result.ok ? 'ok' : result.failure.kind);

it.each(cases)('reads %s', (_what, given, onRead, onWrite) => {
  expect([outcome(readJson(read, given)), outcome(readJson(write, given))]).toEqual([
    onRead,
    onWrite,
  ]);
});

it('takes a password field inside JSON for content, not for a login page', () => {
  const value = { html: '<input type="password">' };
  expect(readJson(read, answer(200, JSON.stringify(value)))).toEqual({ ok: true, value });
});

it('tells status, sentence and fields of a refusal, and the sentence alone of other failures', () => {
  const text = '{"detail": "No.", "quantity": ["Only 9 cases left."]}';
  const fields = [{ name: 'quantity', messages: ['Only 9 cases left.'] }];
  expect(readJson(write, answer(400, text))).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 400, message: 'No.', fields },
  });
  expect(readJson(write, answer(403, text))).toMatchObject({
    failure: { kind: 'forbidden', status: 403, message: 'No.', fields: [] },
  });
});

it.each([
  ['a page', 400, page, ''],
  ['a plain sentence', 400, 'Only 9 cases left.', 'Only 9 cases left.'],
  ['a plain dump', 400, 'Traceback '.repeat(100), ''],
  ['a plain text of a proxy', 503, 'upstream connect error', ''],
])('shows of %s what a person can read', (_what, status, text, message) => {
  expect(readJson(write, answer(status, text))).toMatchObject({ failure: { message } });
});

it.each([
  ['a page elsewhere', answer(200, page, '/account/'), 'ok'],
  ['the same page again', answer(200, page, '/cart/'), 'ok'],
  ['no redirect', answer(200, page), 'server'],
  ['JSON without a redirect', answer(200, json), 'server'],
  ['no redirect and a login page', answer(200, loginPage), 'session-ended'],
  ['a page with a password field elsewhere', answer(200, loginPage, '/x/'), 'unknown-outcome'],
  ['the login address', answer(200, page, '/sign-in/?next=/cart/'), 'session-ended'],
  ['a broken page elsewhere', answer(500, page, '/account/'), 'unknown-outcome'],
  ['a refusal', answer(400, '{"errors": ["No."]}'), 'refused'],
  ['a refused token', answer(403, csrfPage), 'csrf'],
  ['a failure', answer(500, page), 'server'],
  ['no answer', 'offline', 'unknown-outcome'],
] as [string, Answer | NoAnswer, string][])('reads %s after a form', (_what, given, expected) => {
  expect(outcome(readRedirect(write, given))).toBe(expected);
});

it('does not take the redirect that only adds a slash for a saved form', () => {
  const call = { ...write, url: 'http://shop.test/cart' };
  expect(outcome(readRedirect(call, answer(200, page, '/cart/')))).toBe('server');
});

it('answers where the form ended', () => {
  expect(readRedirect(write, answer(200, page, '/account/?saved=1'))).toEqual({
    ok: true,
    value: { url: 'http://shop.test/account/?saved=1' },
  });
});

// A page can read what a regular expression was last tried on.
it.each([400, 403, 500])(
  'leaves nothing of an answer of status %s to regular expressions',
  (status) => {
    readJson(write, answer(status, '{"detail": "8675309421 is no account."}'));
    readRedirect(write, answer(status, '<p>8675309421 is no account.</p>'));
    const left = ['input', 'lastMatch', 'leftContext', 'rightContext'].map((name) =>
      String(Reflect.get(RegExp, name)),
    );
    expect(left.join()).not.toContain('8675309421');
  },
);
