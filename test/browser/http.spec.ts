import { expect, test, type Page } from '@playwright/test';
import { writingCalls } from '../../shared/http/recorded.testkit';
import type { HarnessCall } from './httpHarness';
import { startShop, startThief, tokens, type Site } from './httpServers';
import { redirectTo, uploads } from './uploads';

const methods = ['get', ...writingCalls] as const satisfies HarnessCall['method'][];

// One pair of sites for the file, whose tests run one after the other: each begins with an empty record.
let shop: Site;
let thief: Site;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  [shop, thief] = await Promise.all([startShop(), startThief()]);
});
test.afterAll(() => Promise.all([shop.close(), thief.close()]));

test.beforeEach(async ({ page }) => {
  await page.goto(`${shop.origin}/control/?token=0&user=7`);
  await open(page);
  for (const site of [shop, thief]) site.requests.length = 0;
});

const open = (page: Page, query = '') => page.goto(`${shop.origin}/page/${query}`);

const call = (page: Page, given: HarnessCall) =>
  page.evaluate((harnessCall) => window.callHttp(harnessCall), given);

const kindOf = async (page: Page, given: HarnessCall) => {
  const outcome = await call(page, given);
  return 'failure' in outcome ? outcome.failure.kind : 'ok';
};

const holdsToken = ({ url, headers, body }: Site['requests'][number]) =>
  tokens.some((token) => (url + JSON.stringify(headers) + body).includes(token));

test.describe('no token leaves the site', () => {
  test('by a trap that works', async ({ page }) => {
    await page.evaluate(
      ([url = '', token = '']) => fetch(url, { headers: { 'X-CSRFToken': token } }),
      [redirectTo(302, `${thief.origin}/`), tokens[0]],
    );
    expect(thief.requests.some(holdsToken)).toBe(true);
  });

  for (const policy of ['', '?strict']) {
    for (const method of methods) {
      test(`by ${method} on a page ${policy ? 'with a strict' : 'without a'} policy`, async ({
        page,
      }) => {
        await open(page, policy);
        const { host, href } = new URL(`${thief.origin}/`);
        const addresses = [href, `//${host}/`, `\\\\${host}/`, `/\\${host}/`];
        for (const url of addresses) {
          expect(await kindOf(page, { method, url }), url).toBe('server');
        }
        const redirects = [301, 302, 303, 307, 308].flatMap((status) =>
          [href, `//${host}/`, redirectTo(status, href)].map((to) => redirectTo(status, to)),
        );
        const kinds = await Promise.all(redirects.map((url) => kindOf(page, { method, url })));
        expect(new Set(kinds)).toEqual(new Set([method === 'get' ? 'offline' : 'unknown-outcome']));
        expect(thief.requests).toEqual([]);
        const sent = shop.requests.filter(({ url }) => url.startsWith('/redirect/'));
        expect(sent.some(holdsToken)).toBe(method !== 'get');
      });
    }
  }
});

test.describe('a refused token', () => {
  for (const method of ['put', 'upload'] as const) {
    test(`is renewed from the server's page for ${method}, under Trusted Types too`, async ({
      page,
    }) => {
      await open(page, '?strict');
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/policy|trusted/i.test(message.text())) violations.push(message.text());
      });
      await page.evaluate(() => fetch('/control/?token=1&user=7'));
      expect(await kindOf(page, { method, url: '/save/', options: { userId: '7' } })).toBe('ok');
      const sent = shop.requests.filter(({ url }) => url === '/save/');
      expect(sent.map(({ headers }) => headers['x-csrftoken'])).toEqual(tokens);
      expect(violations).toEqual([]);
    });
  }
});

for (const [title, check] of Object.entries(uploads)) {
  test(title, ({ page }) =>
    check({
      shop,
      thief,
      open: (policy) => open(page, policy),
      run: (functionText, argument) =>
        page.evaluate(`(${functionText})(${JSON.stringify(argument)})`),
    }),
  );
}
