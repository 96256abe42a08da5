import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium';

const port = process.env.PORT ?? '4173';
const origin = `http://127.0.0.1:${port}`;
const inCi = Boolean(process.env.CI);
const timezoneId = 'America/Los_Angeles';

/** The specs of each kind of check: those of `gate` run on every change, the others on demand. */
const kinds = {
  gate: ['widgets', 'lists', 'security'],
  states: ['accessibility', 'focusKept', 'looks'],
  languages: ['languages'],
  sheets: ['isolation', 'theme'],
  embeds: ['embed', 'leaks', 'doctor', 'http', 'index'],
} as const;

const specOf = (name: string) => `**/${name}.spec.ts`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/browser',
  projects: [
    ...Object.entries(kinds).map(([name, files]) => ({ name, testMatch: files.map(specOf) })),
    {
      name: 'pages',
      testDir: '../..',
      testMatch: ['{shared,widgets}/**/*.spec.ts', 'test/browser/*.spec.ts'],
      testIgnore: Object.values(kinds)
        .flat()
        .map((name) => `**/test/browser/${name}.spec.ts`),
    },
    { name: 'faults', testDir: '..', testMatch: 'faults/*.spec.ts' },
  ],
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a fault of the widgets or of itself.
  retries: 0,
  forbidOnly: true,
  // These only end what hangs: a test waits for a state, however long a busy machine takes to come to it.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  use: {
    baseURL: origin,
    // What waits for what is gone says so by itself, not by the end of its test.
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId,
    // The widgets' motion is for eyes; the tests ask for its own check where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the run: `--trace retain-on-failure` turns it on for a test that fails.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node --import tsx fixtures/server.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // The server's today is the browser's: screens count their periods in days.
    env: { PORT: port, TZ: timezoneId },
    url: `${origin}/`,
    reuseExistingServer: !inCi,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
