import { html, json, redirect, status, setUpNetwork } from './network.testkit';
import { failureOf, kindOf, open, valueOf } from './http.testkit';
import type { Http } from './http';
import type { Result } from './result';

const { requests, answer } = setUpNetwork();
const site = 'http://shop.test';

const methods: [name: string, call: (http: Http, url: string) => Promise<Result<unknown>>][] = [
  ['get', (http, url) => http.get(url)],
  ['post', (http, url) => http.post(url, { a: 1 })],
  ['put', (http, url) => http.put(url, { a: 1 })],
  ['patch', (http, url) => http.patch(url, { a: 1 })],
  ['delete', (http, url) => http.delete(url)],
  ['change', (http, url) => http.change(url)],
  ['submitForm', (http, url) => http.submitForm(url, [['a', '1']])],
  ['postForm', (http, url) => http.postForm(url, [['a', '1']])],
  ['upload', (http, url) => http.upload(url, new FormData())],
];

describe('what is sent', () => {
  it('reads with the query in the address and nothing that axios adds', async () => {
    document.cookie = 'XSRF-TOKEN=axios';
    answer('/items/', json([1]));
    const query = { page: 2, ids: [3, 4], empty: null, none: undefined, on: false, q: 'a&b' };
    await expect(valueOf(open().get('/items/?sort=name#top', { query }))).resolves.toEqual([1]);

    const [{ url, method, headers } = new Request(site)] = requests;
    expect([method, new URL(url).pathname, [...new URL(url).searchParams]]).toEqual([
      'GET',
      '/items/',
      Object.entries({ sort: 'name', page: '2', ids: '3,4', on: 'false', q: 'a&b' }),
    ]);
    expect([...headers.keys()]).toEqual(['accept']);
    expect(headers.get('accept')).toBe('application/json');
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('writes JSON by %s', async (method) => {
    answer('/items/', json({ id: 7 }));
    const body = JSON.parse('{"__proto__": "x", "list": [1], "none": null}') as unknown;
    const headers = { 'Idempotency-Key': 'k1' };
    const sent = open()[method]('/items/', body, { query: { v: 1 }, headers });
    await expect(valueOf(sent)).resolves.toEqual({ id: 7 });

    const [request = new Request(site)] = requests;
    expect([request.method, request.url]).toEqual([method.toUpperCase(), `${site}/items/?v=1`]);
    await expect(request.text()).resolves.toBe('{"__proto__":"x","list":[1],"none":null}');
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'x-csrftoken': 'page-token',
    });
  });

  it('names no content type for a write without a body', async () => {
    answer('/items/', status(204));
    await expect(valueOf(open().post('/items/'))).resolves.toBeUndefined();
    expect(requests[0]?.headers.has('content-type')).toBe(false);
    await expect(requests[0]?.text()).resolves.toBe('');
  });

  it('sends a form in its order with the token as its last field', async () => {
    answer('/prefs/', redirect('/prefs/?saved=1'), html('<h1>Saved</h1>'));
    const fields = [
      ['b', 'true'],
      ['a:1', 'é&'],
      ['b', 'false'],
    ] as const;
    await expect(valueOf(open().submitForm('/prefs/', fields))).resolves.toEqual({
      url: `${site}/prefs/?saved=1`,
    });
    await expect(requests[0]?.text()).resolves.toBe(
      'b=true&a%3A1=%C3%A9%26&b=false&csrfmiddlewaretoken=page-token',
    );
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});

it('sends a form to a view that answers as it likes, and takes no redirect for success', async () => {
  answer('/favorite/', json({ is_favorite: true }));
  await expect(valueOf(open().postForm('/favorite/', [['action', 'add']]))).resolves.toEqual({
    is_favorite: true,
  });
  await expect(requests[0]?.text()).resolves.toBe('action=add&csrfmiddlewaretoken=page-token');
  answer('/moved/', redirect('/favorite/'));
  expect(await kindOf(open().postForm('/moved/', []))).toBe('server');
});

it('sends a GET that changes something once, also when its answer is lost', async () => {
  answer('/shop-as', status(503));
  expect(await kindOf(open().change('/shop-as'))).toBe('server');
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
});

describe('an address of another site', () => {
  const addresses = [
    'http://evil.test/',
    '//evil.test/',
    '\\\\evil.test/',
    '/\\evil.test/',
    'javascript:alert(1)',
  ];

  it.each(methods)('is never sent anything by %s', async (_name, call) => {
    for (const url of addresses) {
      const failure = await failureOf(call(open(), url));
      expect(failure).toMatchObject({ kind: 'server', status: null });
      expect(failure.message).toContain(url);
    }
    expect(requests).toEqual([]);
  });

  it('is not followed to', async () => {
    answer('/x/', redirect('http://evil.test/'));
    expect(await kindOf(open().post('/x/'))).toBe('unknown-outcome');
    expect(requests).toHaveLength(1);
  });
});

describe('redirects', () => {
  it.each([
    ['a login page', '/login/?next=/x/', 'session-ended'],
    ['another page', '/home/', 'server'],
  ])('are no success for a write that ends at %s', async (_where, end, kind) => {
    answer('/x/', redirect(end));
    answer(end.replace(/\?.*/, ''), json({ ok: true }));
    expect(await kindOf(open().put('/x/'))).toBe(kind);
  });

  it('are no success for a write that only gained a slash, and fine for a read', async () => {
    answer('/x', redirect('/x/'));
    answer('/x/', json({ ok: true }));
    expect(await kindOf(open().post('/x'))).toBe('server');
    expect(await kindOf(open().submitForm('/x', []))).toBe('server');
    await expect(valueOf(open().get('/x'))).resolves.toEqual({ ok: true });
  });
});
