import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium';

const port = process.env.PORT ?? '4173';
const origin = `http://127.0.0.1:${port}`;
const inCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/browser',
  // By name, since the many faults take as long as a good part of the screens.
  projects: [{ name: 'screens' }, { name: 'faults', testDir: '..', testMatch: 'faults/*.spec.ts' }],
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a fault of the widgets or of itself.
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // The widgets' motion is for eyes; the tests ask for its own check where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the run: `--trace retain-on-failure` turns it on for a test that fails.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node --import tsx fixtures/server.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORT: port },
    url: `${origin}/`,
    reuseExistingServer: !inCi,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
