import { test as base, type Page } from '@playwright/test';
import { expect, type Backend } from '../browser/test';
import type { Driver, Hands } from './driver';
import { chromium, type Engine } from './engines';
import { backendOf } from './page/backend';
import { EnginePage } from './page/page';
import { openSite, type Site } from './page/site';

export { expect };

interface Options {
  engine: Engine;
  /** Of the fixture site. */
  origin: string;
}

/** Runs in the page: resolves once the frame has loaded. */
const fillFrame = `(width, path) => new Promise((resolve) => {
  const frame = document.querySelector('iframe');
  Object.assign(frame.style, { width: width + 'px', height: '740px' });
  frame.onload = () => resolve(null);
  frame.src = path;
})`;

/** A page of the fixture site, in a session of its own, as the page objects know it. */
export interface Scene {
  page: Page;
  /** Goes to a page of the site, unless it is there already. */
  visit: (path: string) => Promise<void>;
  backend: Backend;
  site: Site;
  hands: Hands;
  /** A page in a frame, which can be narrower than a window. */
  inFrame: (width: number, path: string) => Promise<Page>;
  /** Does something in one more tab of the session, which is closed then. */
  inTab: <T>(run: (page: Page) => Promise<T>) => Promise<T>;
}

interface Fixtures {
  /** The engine's browser, started once for all tests of a project. */
  driver: Driver;
  /** The fixture site as it knows it, so that it fetches and reads the widgets' code once. */
  site: Site;
}

/** A test that runs once in each engine; the projects of the config say which. */
export const test = base.extend<{ scene: Scene }, Options & Fixtures>({
  engine: [chromium, { option: true, scope: 'worker' }],
  origin: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engine.start();
      // Low, so that what sticks to the window's edges lies over much of it.
      await driver.hands?.resize(1280, 700);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ origin }, use) => {
      const site = await openSite(origin);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  scene: async ({ driver, site }, provide) => {
    const { hands } = driver;
    if (!hands) throw new Error(`${driver.name} is driven by the other browser tests.`);
    await site.begin();
    const page = new EnginePage({ ...driver, hands }, site);
    await provide({
      page: page.asPage(),
      visit: async (path) => {
        if (page.url() !== site.origin + path) await page.goto(path);
      },
      backend: backendOf(site),
      site,
      hands,
      inFrame: async (width, path) => {
        await page.goto('/__engines/frame');
        await driver.call(fillFrame, [width, path]);
        return new EnginePage({ ...driver, hands }, site, true).asPage();
      },
      inTab: async (run) => {
        const before = await hands.tab();
        await hands.switchTo(await hands.newTab());
        const result = await run(new EnginePage({ ...driver, hands }, site).asPage());
        await hands.closeTab();
        await hands.switchTo(before);
        return result;
      },
    });
    // Its page is left before the next test has another one, so that nothing of it is heard there.
    await driver.open(site.origin + site.forgetPath);
    expect(site.said, 'what pages complained of').toEqual([]);
  },
});
