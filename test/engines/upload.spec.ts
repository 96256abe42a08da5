import type { HarnessCall, Outcome } from '../browser/httpHarness';
import { startShop, startThief, tokens, type Site } from '../browser/httpServers';
import { expect, test } from './test';

let shop: Site;
let thief: Site;

test.beforeAll(async () => {
  [shop, thief] = await Promise.all([startShop(), startThief()]);
});
test.afterAll(() => Promise.all([shop.close(), thief.close()]));
test.beforeEach(() => {
  for (const site of [shop, thief]) site.requests.length = 0;
});

type Call = Omit<HarnessCall, 'method'>;

/** What `upload` needs of the page: a frame of its own, or nothing but fetch. */
const ways = {
  'in a frame of its own': `(call) => window.callHttp({ method: 'upload', ...call })`,
  'without a frame': `(call) => {
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => null });
    return window.callHttp({ method: 'upload', ...call });
  }`,
};

const redirectTo = (status: number, to: string) =>
  `/redirect/${String(status)}/?to=${encodeURIComponent(to)}`;

for (const policy of ['', '?strict']) {
  const page = policy ? 'a page with a strict policy' : 'a page without a policy';

  for (const [way, upload] of Object.entries(ways)) {
    test(`an upload arrives whole ${way}, as Django wants it, from ${page}`, async ({ driver }) => {
      await driver.open(`${shop.origin}/page/${policy}`);
      const call: Call = { url: '/echo/', size: 5_000_000 };
      const outcome = await driver.call<Outcome>(upload, [call]);
      expect(outcome).toMatchObject({ value: { method: 'POST' } });
      const progress = 'progress' in outcome ? outcome.progress : [];
      expect(progress.at(-1)).toBe(way === 'without a frame' ? null : 1);

      const [sent, ...more] = shop.requests.filter(({ url }) => url === '/echo/');
      expect(more).toEqual([]);
      expect(sent?.headers).toMatchObject({
        accept: 'application/json',
        'x-csrftoken': tokens[0],
        referer: `${shop.origin}/page/${policy}`,
        origin: shop.origin,
      });
      expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
      expect(sent?.body).toContain('filename="coa.pdf"');
      expect(sent?.body.length).toBeGreaterThan(5_000_000);
      expect(await driver.call('() => document.querySelectorAll("iframe").length', [])).toBe(0);
    });

    test(`no token leaves ${page} by a redirect of an upload ${way}`, async ({ driver }) => {
      await driver.open(`${shop.origin}/page/${policy}`);
      for (const status of [301, 302, 303, 307, 308]) {
        const call: Call = { url: redirectTo(status, `${thief.origin}/`) };
        const outcome = await driver.call<Outcome>(upload, [call]);
        expect(outcome, String(status)).toMatchObject({ failure: { kind: 'unknown-outcome' } });
      }
      expect(shop.requests.filter(({ url }) => url.startsWith('/redirect/'))).toHaveLength(5);
      expect(thief.requests).toEqual([]);
    });
  }

  test(`an upload from ${page} sees a login page for what it is`, async ({ driver }) => {
    await driver.open(`${shop.origin}/page/${policy}`);
    const call: Call = { url: redirectTo(302, '/login/?next=/x/') };
    const outcome = await driver.call<Outcome>(ways['in a frame of its own'], [call]);
    expect(outcome).toMatchObject({ failure: { kind: 'session-ended' } });
  });
}

test('an upload can be stopped, and is given up when it stands still', async ({ driver }) => {
  await driver.open(`${shop.origin}/page/`);
  const upload = ways['in a frame of its own'];
  const stopped: Call = { url: '/hang/', size: 20_000_000, stop: true };
  expect(await driver.call(upload, [stopped])).toEqual({ stopped: true });
  const still: Call = { url: '/hang/', options: { timeout: 1 } };
  expect(await driver.call(upload, [still])).toMatchObject({
    failure: { kind: 'unknown-outcome' },
  });
  expect(await driver.call('() => document.querySelectorAll("iframe").length', [])).toBe(0);
});

test('the address bar and Back are left alone by an upload', async ({ driver }) => {
  await driver.open(`${shop.origin}/page/`);
  const before = await driver.call('() => [location.href, history.length]', []);
  const call: Call = { url: '/echo/' };
  await driver.call(ways['in a frame of its own'], [call]);
  expect(await driver.call('() => [location.href, history.length]', [])).toEqual(before);
});
