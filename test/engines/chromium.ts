import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../browser/chromium';
import { asyncScript, valueOf, type Driver } from './driver';

/** Chromium by the test tool that the other browser tests use. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments],
  });
  const page = await browser.newPage();
  return {
    name: 'Chromium',
    open: async (url) => {
      await page.goto(url);
    },
    call: async <T>(functionText: string, args: readonly unknown[]) => {
      // As the other two do: a function of the page, not of the tool's own world.
      const script = `(args) => new Promise((done) => (function () { ${asyncScript(functionText)} })(...args, done))`;
      const run = await page.evaluateHandle(`(${script})`);
      return valueOf<T>(
        await run.evaluate((call, given) => (call as (a: unknown) => unknown)(given), args),
      );
    },
    close: () => browser.close(),
  };
}
