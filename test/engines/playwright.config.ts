import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { engines, type Engine } from './engines';

const port = process.env.PORT ?? '4173';
const origin = `http://127.0.0.1:${port}`;

const here = engines.filter(({ name, missing }) => {
  const lacks = missing();
  if (lacks === null) return true;
  if (process.env.NO_SKIP === '1') throw new Error(`${name} cannot be tested without ${lacks}.`);
  console.log(`Left out: ${name}, for want of ${lacks}.`);
  return false;
});

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/engines',
  projects: here.map((engine) => ({
    name: engine.name,
    use: { engine },
    // The other browser tests are Chromium's.
    ...(engine.name === 'Chromium' && { testMatch: 'upload.spec.ts' }),
  })),
  // Each engine keeps one browser, in which the tests run one after the other.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 5000 },
  reporter: 'list',
  use: { baseURL: origin },
  webServer: {
    command: 'node --import tsx fixtures/server.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: port },
    url: `${origin}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
