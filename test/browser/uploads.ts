import { expect } from '@playwright/test';
import type { HarnessCall, Outcome } from './httpHarness';
import { tokens, type Site } from './httpServers';

/** A page of the shop, in whatever engine. */
interface Tab {
  shop: Site;
  thief: Site;
  open: (policy: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <T>(functionText: string, argument?: unknown) => Promise<T>;
}

type Call = Omit<HarnessCall, 'method'>;

/** What `upload` needs of the page: a frame of its own, or nothing but fetch. */
const ways = {
  'in a frame of its own': `(call) => window.callHttp({ method: 'upload', ...call })`,
  'without a frame': `(call) => {
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => null });
    return window.callHttp({ method: 'upload', ...call });
  }`,
};
type Way = keyof typeof ways;

const policies = ['', '?strict'];
const everyWay = policies.flatMap((policy) =>
  (Object.keys(ways) as Way[]).map((way) => ({ policy, way })),
);

export const redirectTo = (status: number, to: string) =>
  `/redirect/${String(status)}/?to=${encodeURIComponent(to)}`;

const upload = ({ run }: Tab, call: Call, way: Way = 'in a frame of its own') =>
  run<Outcome>(ways[way], call);

const leavesNothing = async ({ run }: Tab) =>
  expect(await run('() => document.querySelectorAll("iframe").length')).toBe(0);

/** What holds of an upload in every engine. */
export const uploads: Record<string, (tab: Tab) => Promise<void>> = {
  'an upload arrives whole, as Django wants it': async (tab) => {
    const { requests, origin } = tab.shop;
    for (const { policy, way } of everyWay) {
      await tab.open(policy);
      requests.length = 0;
      const outcome = await upload(tab, { url: '/echo/', size: 5_000_000 }, way);
      expect(outcome, way).toMatchObject({ value: { method: 'POST' } });
      const progress = 'progress' in outcome ? outcome.progress : [];
      expect(progress.at(-1)).toBe(way === 'without a frame' ? null : 1);
      expect(progress).toEqual([...progress].sort((a, b) => Number(a) - Number(b)));

      const [sent, ...more] = requests.filter(({ url }) => url === '/echo/');
      expect(more).toEqual([]);
      expect(sent?.headers, policy).toMatchObject({
        accept: 'application/json',
        'x-csrftoken': tokens[0],
        // Django under https refuses a write without it.
        referer: `${origin}/page/${policy}`,
        origin,
        'content-type': expect.stringMatching(/^multipart\/form-data; ?boundary=/),
      });
      expect(sent?.body).toContain('filename="coa.pdf"');
      expect(sent?.body.length).toBeGreaterThan(5_000_000);
      await leavesNothing(tab);
    }
  },
  'no token leaves the page by a redirect of an upload': async (tab) => {
    const { shop, thief } = tab;
    for (const { policy, way } of everyWay) {
      await tab.open(policy);
      shop.requests.length = 0;
      for (const status of [301, 302, 303, 307, 308]) {
        const outcome = await upload(tab, { url: redirectTo(status, `${thief.origin}/`) }, way);
        expect(outcome, `${way} ${status}`).toMatchObject({ failure: { kind: 'unknown-outcome' } });
      }
      expect(shop.requests.filter(({ url }) => url.startsWith('/redirect/'))).toHaveLength(5);
      expect(thief.requests).toEqual([]);
    }
  },
  'an upload sees a login page for what it is': async (tab) => {
    for (const policy of policies) {
      await tab.open(policy);
      const outcome = await upload(tab, { url: redirectTo(302, '/login/?next=/x/') });
      expect(outcome, policy).toMatchObject({ failure: { kind: 'session-ended' } });
    }
  },
  'an upload can be stopped, and is given up when it stands still': async (tab) => {
    await tab.open('');
    const stopped = await upload(tab, { url: '/hang/', size: 20_000_000, stop: true });
    expect(stopped).toEqual({ stopped: true });
    const still = await upload(tab, { url: '/hang/', options: { timeout: 1 } });
    expect(still).toMatchObject({ failure: { kind: 'unknown-outcome' } });
    await leavesNothing(tab);
  },
  'the address bar and Back are left alone by an upload': async (tab) => {
    await tab.open('');
    const where = () => tab.run('() => [location.href, history.length]');
    const before = await where();
    await upload(tab, { url: '/echo/' });
    expect(await where()).toEqual(before);
  },
};
