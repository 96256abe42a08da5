import { fakeTimers, html, json, noNetwork, status, setUpNetwork } from './network.testkit';
import { failureOf, kindOf, open, valueOf } from './http.testkit';
import type { Result } from './result';

const { requests, answer } = setUpNetwork();

describe('trying again', () => {
  const settle = async <T>(call: Promise<Result<T>>) => {
    await jest.advanceTimersByTimeAsync(2000);
    return call;
  };
  beforeEach(() => {
    fakeTimers();
  });

  it.each([
    ['a failure', status(500)],
    ['no network', noNetwork],
    ['too much work', status(503, { 'Retry-After': '1' })],
    ['too many calls', status(429, { 'Retry-After': '0' })],
  ])('reads again after %s', async (_what, bad) => {
    answer('/x/', bad, json({ ok: true }));
    await expect(valueOf(settle(open().get('/x/')))).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it('reads three times at most', async () => {
    answer('/x/', status(500));
    await expect(kindOf(settle(open().get('/x/')))).resolves.toBe('server');
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['a refusal', status(400)],
    ['a missing page', status(404)],
    ['too many calls with no time given', status(429)],
    ['a wait too long', status(503, { 'Retry-After': '60' })],
    ['a page of HTML', html('<h1>Home</h1>')],
  ])('reads once after %s', async (_what, bad) => {
    answer('/x/', bad);
    await failureOf(settle(open().get('/x/')));
    expect(requests).toHaveLength(1);
  });

  it.each([status(500), status(503, { 'Retry-After': '0' }), noNetwork])(
    'never writes again',
    async (bad) => {
      answer('/x/', bad);
      await failureOf(settle(open().post('/x/')));
      await failureOf(settle(open().submitForm('/x/', [])));
      expect(requests).toHaveLength(2);
    },
  );
});

describe('time and abort', () => {
  beforeEach(() => {
    fakeTimers();
  });
  const never = () => new Promise<Response>(() => undefined);

  it('gives a write up after 30 seconds, not knowing what became of it', async () => {
    answer('/x/', never);
    const kind = kindOf(open().post('/x/'));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(kind).resolves.toBe('unknown-outcome');
  });

  it('gives a read up after the time that the page sets, three times', async () => {
    answer('/x/', never);
    const kind = kindOf(open({ timeout: 5 }).get('/x/'));
    await jest.advanceTimersByTimeAsync(3 * 5000 + 2000);
    await expect(kind).resolves.toBe('timeout');
    expect(requests).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['its own signal', 'the unmount'])('says nothing of a read ended by %s', async (by) => {
    const controller = new AbortController();
    const { signal } = controller;
    const http = open(by === 'the unmount' ? { signal } : {});
    answer('/slow/', never);
    answer('/bad/', status(500));
    const settled = jest.fn();
    for (const path of ['/slow/', '/bad/']) http.get(path, { signal }).then(settled, settled);
    await jest.advanceTimersByTimeAsync(50);
    controller.abort();
    http.get('/slow/', { signal }).then(settled, settled);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(settled).not.toHaveBeenCalled();
    expect(requests).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('lets a write go on when the widget unmounts', async () => {
    const controller = new AbortController();
    answer('/x/', json({ ok: true }));
    const write = open({ signal: controller.signal }).put('/x/');
    controller.abort();
    await expect(valueOf(write)).resolves.toEqual({ ok: true });
  });
});
