import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { engines, type Engine } from './engines';

const port = process.env.PORT ?? '4173';
const origin = `http://127.0.0.1:${port}`;

const here = engines.filter(({ name, missing }) => {
  const lacks = missing();
  if (lacks === null) return true;
  console.log(`Left out: ${name}, for want of ${lacks}.`);
  return false;
});

export default defineConfig<object, { engine: Engine; origin: string }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/engines',
  projects: here.map((engine) => ({
    name: engine.name,
    use: { engine, origin },
    // The other browser tests are Chromium's.
    ...(engine.name === 'Chromium' && { testMatch: 'upload.spec.ts' }),
  })),
  // Each engine keeps one browser, in which the tests run one after the other.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // These only end what hangs: a test waits for a state, however long a busy machine takes to come to it.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  webServer: {
    command: 'node --import tsx fixtures/server.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: port },
    url: `${origin}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
