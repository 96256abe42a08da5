import type { BrowserContext, CDPSession } from '@playwright/test';
import { expect, test as base } from './test';
import { Watch } from './watch';

export { expect };
export type { Backend } from './test';

interface Session {
  context: BrowserContext;
  watch: Watch;
  /** Of a page that stays, by which is done what concerns all pages. */
  devtools: CDPSession;
}

/** For pages that are left within seconds. None of it changes what they do or look like. */
const forShortLooks = [
  // A renderer for all of them, in which the script of the page before is still compiled.
  '--renderer-process-limit=1',
  // Script is gone before it ran often: to optimize it took a sixth of the run and sped up nothing.
  '--js-flags=--no-opt --no-maglev',
];

/**
 * For very many short tests: those of a worker share one browser session, whose cache and compiled code stay. Each
 * begins without cookies and storage, and so with a world of its own on the server.
 */
export const test = base.extend<object, { session: Session }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...forShortLooks],
      });
    },
    { scope: 'worker' },
  ],

  session: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
      });
      const watch = new Watch();
      await watch.start(context);
      // The renderer stays as long as it has a page, of the same origin.
      const kept = await context.newPage();
      await kept.goto('/__fixtures/log');
      await provide({ context, watch, devtools: await context.newCDPSession(kept) });
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ session }, provide) => {
    await session.context.clearCookies();
    await provide(session.context);
  },

  // For every test, as in `base`.
  watch: async ({ session }, provide) => {
    session.watch.reset();
    await provide(session.watch);
    expect(session.watch.found(), 'what went wrong unexpectedly').toEqual([]);
  },

  page: async ({ context, session, baseURL }, provide) => {
    const { origin } = new URL(baseURL ?? '');
    const storage = { origin, storageTypes: 'local_storage' };
    await session.devtools.send('Storage.clearDataForOrigin', storage);
    const page = await context.newPage();
    await provide(page);
    await page.close();
  },
});
