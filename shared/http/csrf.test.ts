import { html, json, noNetwork, setUpNetwork } from './network.testkit';
import { createHttp, type HttpOptions } from './createHttp';
import type { Result } from './result';

const { requests, answer } = setUpNetwork();
const site = 'http://shop.test';

const host = (html = '<div data-widget="cart"></div>') => {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('[data-widget=cart]')].at(-1);
};

const open = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    host: document.querySelector<HTMLElement>('[data-widget=cart]') ?? document.body,
    widget: 'cart',
    signal: new AbortController().signal,
    csrf: { token: 'page-token' },
    ...options,
  });

const kindOf = (call: Promise<Result<unknown>>) =>
  call.then((result) => (result.ok ? 'ok' : result.failure.kind));

describe('the token', () => {
  const input = '<input type="hidden" name="csrfmiddlewaretoken" value="input-token">';
  const meta = '<meta name="csrf-token" content="meta-token">';

  it.each<[string, HttpOptions['csrf'], string, string | null]>([
    ['the config', { token: 'config-token' }, input + meta, 'config-token'],
    ['a hidden input', {}, meta + input, 'input-token'],
    ['a meta', {}, meta, 'meta-token'],
    ['a cookie', {}, '', 'cookie-token'],
    ['a renamed cookie', { cookieName: 'shop_csrf' }, '', 'shop-token'],
    ['nowhere', { cookieName: 'none' }, '', null],
  ])('comes from %s', async (_where, csrf, markup, token) => {
    document.cookie = 'csrftoken=cookie-token';
    document.cookie = 'shop_csrf=shop-token';
    host(`${markup}<div data-widget="cart"></div>`);
    answer('/x/', json({}));
    await open({ csrf }).post('/x/');
    expect(requests[0]?.headers.get('x-csrftoken')).toBe(token);
  });

  it('stays that of the page when another sign-in changes the cookie', async () => {
    host();
    document.cookie = 'csrftoken=mine';
    const http = open({ csrf: {} });
    document.cookie = 'csrftoken=theirs';
    answer('/x/', json({}));
    await http.post('/x/');
    expect(requests[0]?.headers.get('x-csrftoken')).toBe('mine');
  });

  it('goes by the name that the project chose', async () => {
    answer('/x/', json({}));
    await open({ csrf: { token: 't', headerName: 'X-Shop-Token' } }).post('/x/');
    expect(requests[0]?.headers.get('x-shop-token')).toBe('t');
    expect(requests[0]?.headers.has('x-csrftoken')).toBe(false);
  });
});

describe('a refused token', () => {
  const refused = html('<h1>CSRF verification failed.</h1>', 403);
  const config = (id: unknown, token = 'fresh-token') =>
    JSON.stringify({ user: { id }, csrf: { token } });
  const pageFor = (id: unknown, token?: string) =>
    `<div data-widget="cart" data-config='${config(id, token)}'></div>`;
  const otherInput = '<input type="hidden" name="csrfmiddlewaretoken" value="input-token">';
  const login = '<form><input type="password"></form>';

  it.each<[string, string, string | number | undefined, string, (string | null)[]]>([
    ['the same user', pageFor(7), '7', 'ok', ['page-token', 'fresh-token']],
    [
      'the same user, token elsewhere',
      otherInput + pageFor(7, ''),
      7,
      'ok',
      ['page-token', 'input-token'],
    ],
    ['another user', pageFor(8), 7, 'csrf', ['page-token']],
    ['nobody', pageFor(null), 7, 'csrf', ['page-token']],
    ['somebody, and was for nobody', pageFor(7), undefined, 'csrf', ['page-token']],
    ['the same user, without a token', pageFor(7, ''), 7, 'csrf', ['page-token']],
    [
      'a config that is broken',
      '<div data-widget="cart" data-config="{"></div>',
      7,
      'csrf',
      ['page-token'],
    ],
    ['another widget', '<div data-widget="menu"></div>', 7, 'csrf', ['page-token']],
    ['a login page', login, 7, 'session-ended', ['page-token']],
  ])('is judged by a page for %s', async (_whom, page, userId, outcome, tokens) => {
    host();
    answer('/', html(page));
    answer('/x/', refused, json({ ok: true }));
    const call = open({ userId }).put('/x/', { a: 1 });
    expect(await kindOf(call)).toBe(outcome);

    const [first, fresh, ...again] = requests;
    expect([first, ...again].map((sent) => sent?.headers.get('x-csrftoken'))).toEqual(tokens);
    expect([fresh?.method, fresh?.url, fresh?.headers.has('x-csrftoken')]).toEqual([
      'GET',
      `${site}/`,
      false,
    ]);
  });

  it('is read from the host with the same number on the page, also from its script block', async () => {
    const block = `<script type="application/json" id="second">${config(7, 'second-token')}</script>`;
    const second = host(
      '<div data-widget="cart"></div><i data-widget="menu"></i><div data-widget="cart"></div>',
    );
    const page = `${pageFor(8)}<i data-widget="menu"></i><div data-widget="cart" data-config-from="second"></div>`;
    answer('/', html(page + block));
    answer('/x/', refused, json({}));
    const http = open({ host: second, userId: 7 });
    await http.post('/x/');
    await http.post('/x/');
    const tokens = requests.map(({ headers }) => headers.get('x-csrftoken'));
    expect(tokens).toEqual(['page-token', null, 'second-token', 'second-token']);
  });

  it('is renewed in the fields of a form too, and only once', async () => {
    host();
    answer('/', html(pageFor(7)));
    answer('/x/', refused);
    expect(await kindOf(open({ userId: 7 }).submitForm('/x/', []))).toBe('csrf');
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    await expect(requests[2]?.text()).resolves.toBe('csrfmiddlewaretoken=fresh-token');
  });

  it('ends the matter when the page does not come', async () => {
    host();
    answer('/', noNetwork);
    answer('/x/', refused);
    expect(await kindOf(open({ userId: 7 }).post('/x/'))).toBe('csrf');
  });
});
