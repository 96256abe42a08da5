import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config';
import { engines, missingOf, type Engine } from './engines';

const here = engines.filter((engine) => {
  const missing = missingOf(engine);
  if (missing.length > 0) console.log(`Left out: ${engine.name}, for want of ${missing.join()}.`);
  return missing.length === 0;
});

/** The same fixture server as for Chromium. */
export default defineConfig<object, { engine: Engine; origin: string }>({
  ...browser,
  testDir: '.',
  outputDir: '../../.cache/engines',
  projects: here.map((engine) => ({
    name: engine.name,
    use: { engine, origin: browser.use?.baseURL ?? '' },
  })),
  // Each engine keeps one browser, in which the tests run one after the other.
  fullyParallel: false,
});
