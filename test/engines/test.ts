import { test as base, type Page } from '@playwright/test';
import { backendOf, type Backend } from '../browser/backend';
import { expect } from '../browser/test';
import type { Driver } from './driver';
import { engines, type Engine } from './engines';
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
  driver: Driver;
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
  engine: [engines[0], { option: true, scope: 'worker' }],
  origin: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engine.start(engine.programs[0]);
      // Low, so that what sticks to the window's edges lies over much of it.
      await driver.resize(1280, 700);
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
    await site.begin();
    const page = new EnginePage(driver, site);
    await provide({
      page: page.asPage(),
      visit: async (path) => {
        if (page.url() !== site.origin + path) await page.goto(path);
      },
      backend: backendOf(site.call),
      site,
      driver,
      inFrame: async (width, path) => {
        await page.goto('/__engines/frame');
        await driver.call(fillFrame, [width, path]);
        return new EnginePage(driver, site, true).asPage();
      },
      inTab: async (run) => {
        const before = await driver.tab();
        await driver.switchTo(await driver.newTab());
        const result = await run(new EnginePage(driver, site).asPage());
        await driver.closeTab();
        await driver.switchTo(before);
        return result;
      },
    });
    // Its page is left before the next test has another one, so that nothing of it is heard there.
    await driver.open(site.origin + site.forgetPath);
    expect(site.said, 'what pages complained of').toEqual([]);
  },
});
