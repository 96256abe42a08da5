import { test as base } from '@playwright/test';
import type { Driver } from './driver';
import { chromium, type Engine } from './engines';

export { expect } from '@playwright/test';

interface Options {
  engine: Engine;
}

interface Fixtures {
  /** The engine's browser, started once for all tests of a project. */
  driver: Driver;
}

/** A test that runs once in each engine; the projects of the config say which. */
export const test = base.extend<object, Options & Fixtures>({
  engine: [chromium, { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await engine.start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
