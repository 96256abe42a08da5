import { defineConfig } from '@playwright/test';
import { engines, type Engine } from './engines';

const here = engines.filter(({ name, missing }) => {
  if (missing === null) return true;
  if (process.env.NO_SKIP) throw new Error(`${name} cannot be tested without ${missing}.`);
  console.log(`Skipped: ${name}, for want of ${missing}.`);
  return false;
});

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/engines',
  projects: here.map((engine) => ({ name: engine.name, use: { engine } })),
  // Each engine keeps one browser, in which the tests run one after the other.
  fullyParallel: false,
  workers: here.length,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
});
