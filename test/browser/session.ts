import type { BrowserContext } from '@playwright/test';
import { expect, test as base } from './test';
import { Watch } from './watch';

export { expect };
export type { Backend } from './test';

interface Session {
  context: BrowserContext;
  watch: Watch;
  /** Empties what pages keep in the browser. */
  forget: () => Promise<unknown>;
}

/** For pages that are left within seconds. None of it changes what they do or look like. */
const forShortLooks = [
  // A renderer for all of them, in which the script of the page before is still compiled.
  '--renderer-process-limit=1',
  // Script is gone before it ran often: to optimize it took a sixth of the run and sped up nothing.
  '--js-flags=--no-opt --no-maglev',
];

/**
 * Runs before all scripts of the page: what the test before has left is gone when the first of its pages is opened. A
 * page that is closed may write what is unsaved only after its test has ended, so that emptied between the tests it
 * came back in 1 of 60.
 */
function beginEmpty() {
  const mark = 'test-began';
  // The frames and the empty page before it have nothing of their own.
  if (window !== top || !location.protocol.startsWith('http') || sessionStorage.getItem(mark))
    return;
  sessionStorage.setItem(mark, 'yes');
  localStorage.clear();
}

/**
 * For very many short tests: those of a worker share one browser session, whose cache and compiled code stay. Each
 * begins without cookies and storage, and so with a world of its own on the server.
 */
export const test = base.extend<object, { session: Session }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...forShortLooks] });
    },
    { scope: 'worker' },
  ],

  session: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const watch = new Watch();
      await watch.start(context);
      // The renderer stays as long as it has a page, of the same origin.
      const kept = await context.newPage();
      await kept.goto('/__fixtures/log');
      const devtools = await context.newCDPSession(kept);
      const storage = { origin: new URL(baseURL ?? '').origin, storageTypes: 'local_storage' };
      const forget = () => devtools.send('Storage.clearDataForOrigin', storage);
      await provide({ context, watch, forget });
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

  page: async ({ context, session }, provide) => {
    await session.forget();
    const page = await context.newPage();
    await page.addInitScript(beginEmpty);
    await provide(page);
    await page.close();
  },
});
